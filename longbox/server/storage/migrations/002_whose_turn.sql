-- What a list of tables tells of each without playing it: its last entry, and the seats that are asked, parted by commas.

ALTER TABLE sitting ADD COLUMN n BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sitting ADD COLUMN asked TEXT NOT NULL DEFAULT '';
