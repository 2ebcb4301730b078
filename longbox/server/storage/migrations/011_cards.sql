-- What the index of cards was made of, and which cards were played at tables that are over.

CREATE TABLE catalogue (
    fingerprint TEXT PRIMARY KEY
);

CREATE TABLE played (
    sitting TEXT NOT NULL REFERENCES sitting (id),
    card TEXT NOT NULL,
    PRIMARY KEY (sitting, card)
);
CREATE INDEX played_card ON played (card);
