-- Records that people brought, and what tables that go on from a moment of a game begin with.

CREATE TABLE replay (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX replay_of ON replay (person, made);

CREATE TABLE branch (
    sitting TEXT PRIMARY KEY REFERENCES sitting (id),
    record TEXT NOT NULL
);
