-- Who set a table up, so that the list can be fair between hosts. Tables of older versions have none.

ALTER TABLE tables ADD COLUMN host TEXT;
CREATE INDEX tables_by_host ON tables (host, status);
