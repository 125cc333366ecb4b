-- What an address or a guest has spent of what all servers together allow them, by the database's
-- clock. Rows whose time has passed mean nothing and are removed.

CREATE TABLE allowances (
    name        TEXT PRIMARY KEY,
    spent_until BIGINT NOT NULL
);
