-- What people write and keep: sets of cards and decks, each a text, and the many games that are played of their cards.

CREATE TABLE kept (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    cards TEXT NOT NULL,
    link TEXT UNIQUE,
    made BIGINT NOT NULL,
    moved BIGINT NOT NULL
);
CREATE INDEX kept_of ON kept (person, kind, moved);

CREATE TABLE measuring (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    game TEXT NOT NULL,
    card TEXT NOT NULL,
    wished TEXT NOT NULL,
    state TEXT NOT NULL,
    worker TEXT NOT NULL,
    found TEXT NOT NULL,
    again INTEGER NOT NULL DEFAULT 0,
    made BIGINT NOT NULL,
    moved BIGINT NOT NULL
);
CREATE INDEX measuring_of ON measuring (person, made);
CREATE INDEX measuring_waiting ON measuring (state, made);
