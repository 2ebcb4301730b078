-- What rated tables came to: who had which place, as JSON. All of it can be made anew from the logs of the tables.

CREATE TABLE result (
    sitting TEXT PRIMARY KEY REFERENCES sitting (id),
    kind TEXT NOT NULL,
    places TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX result_kind ON result (kind, at);
