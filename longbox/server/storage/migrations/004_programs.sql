-- Programs that play under a name of their own have an owner.

ALTER TABLE person ADD COLUMN owner TEXT;
CREATE INDEX person_owned ON person (owner);
