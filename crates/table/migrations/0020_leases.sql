-- Which server lets the bots of a table think, and until when that holds by the database's clock.
-- Only PostgreSQL, which several servers share, has leases; without one both columns are empty.

ALTER TABLE tables ADD COLUMN keeper TEXT;
ALTER TABLE tables ADD COLUMN kept_until BIGINT;
CREATE INDEX tables_by_lease ON tables (kept_until) WHERE kept_until IS NOT NULL;

-- What one server does for the whole house.
CREATE TABLE duties (
    name        TEXT PRIMARY KEY,
    keeper      TEXT NOT NULL,
    until       BIGINT NOT NULL
);
