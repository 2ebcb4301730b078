-- By what the client named what was said: it is sent again until the server tells that it is kept, and counts once.

ALTER TABLE said ADD COLUMN client_id TEXT;
CREATE UNIQUE INDEX said_once ON said (sitting, person, client_id);
