-- People, tables, and all that was answered at them. Written so that SQLite and PostgreSQL both understand it.
-- Times are milliseconds since 1970; what is called json is JSON as text.

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    made BIGINT NOT NULL
);

CREATE TABLE recovery (
    person TEXT NOT NULL REFERENCES person (id),
    code_hash TEXT NOT NULL,
    PRIMARY KEY (person, code_hash)
);

CREATE TABLE pass (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES person (id),
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX pass_of ON pass (person);

CREATE TABLE sitting (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES person (id),
    invite TEXT NOT NULL,
    state TEXT NOT NULL,
    terms TEXT NOT NULL,
    chosen TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    longbox TEXT NOT NULL,
    rules TEXT NOT NULL,
    parent TEXT,
    parent_n BIGINT,
    listed INTEGER NOT NULL,
    made BIGINT NOT NULL,
    moved BIGINT NOT NULL,
    result TEXT NOT NULL
);
CREATE INDEX sitting_open ON sitting (state, listed, made);

CREATE TABLE seat (
    sitting TEXT NOT NULL REFERENCES sitting (id),
    seat INTEGER NOT NULL,
    person TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    choice TEXT NOT NULL,
    seen BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (sitting, seat)
);
CREATE INDEX seat_of ON seat (person);

CREATE TABLE entry (
    sitting TEXT NOT NULL REFERENCES sitting (id),
    n BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    client_id TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (sitting, n),
    UNIQUE (sitting, seat, client_id)
);

CREATE TABLE said (
    sitting TEXT NOT NULL REFERENCES sitting (id),
    no BIGINT NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (sitting, no)
);

CREATE TABLE report (
    sitting TEXT NOT NULL,
    no BIGINT NOT NULL,
    person TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (sitting, no, person)
);

CREATE TABLE wrong (
    sitting TEXT NOT NULL REFERENCES sitting (id),
    file TEXT NOT NULL,
    person TEXT NOT NULL,
    n BIGINT NOT NULL,
    content TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (sitting, file)
);
