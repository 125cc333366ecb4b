-- What a judge says of a finished game: the dearest decisions so far, as JSON. While it is at work,
-- the server that judges holds a lease by the database's clock; without one it is done. SQLite has
-- one server and keeps only what is done.

CREATE TABLE reviews (
    table_id    TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    judged      BIGINT NOT NULL,
    found       TEXT NOT NULL,
    keeper      TEXT,
    kept_until  BIGINT
);
CREATE INDEX reviews_by_lease ON reviews (kept_until) WHERE kept_until IS NOT NULL;
