-- Whose words somebody doesn't want to read any more; the name is the one by which they were known then.

CREATE TABLE muted (
    person TEXT NOT NULL REFERENCES person (id),
    whom TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,
    PRIMARY KEY (person, whom)
);
CREATE INDEX muted_whom ON muted (whom);
