-- A table is its journal: the rows of `entries` in the order of their numbers. Everything in
-- `tables` but the first four columns, and all of `seats`, is drawn from it for lists and look-ups.
-- Times are Unix milliseconds. The same file runs on SQLite and PostgreSQL.

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    game        TEXT NOT NULL,
    spec        TEXT NOT NULL,
    created_at  BIGINT NOT NULL,
    access      TEXT NOT NULL,
    status      TEXT NOT NULL,
    entries     BIGINT NOT NULL,
    steps       BIGINT NOT NULL,
    waiting     BIGINT NOT NULL,
    changed_at  BIGINT NOT NULL,
    -- When somebody has to look after it: a clock that runs out, a bot that should have moved.
    wake_at     BIGINT,
    closes_at   BIGINT
);
CREATE INDEX tables_by_wake ON tables (wake_at);
CREATE INDEX tables_by_status ON tables (status, changed_at);

-- Appending the same number twice violates the key: the only concurrency control there is.
CREATE TABLE entries (
    table_id    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number      BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    body        TEXT NOT NULL,
    clocks      TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id      TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    entry         BIGINT NOT NULL,
    step          BIGINT NOT NULL,
    rules_version BIGINT NOT NULL,
    components    TEXT NOT NULL,
    state         TEXT NOT NULL
);

CREATE TABLE seats (
    table_id    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        BIGINT NOT NULL,
    occupant    TEXT NOT NULL,
    guest_id    TEXT,
    name        TEXT,
    token       TEXT UNIQUE,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest_id);

CREATE TABLE guests (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    -- The name as it is compared; set only while a password reserves it.
    reserved    TEXT UNIQUE,
    password    TEXT,
    settings    TEXT NOT NULL,
    created_at  BIGINT NOT NULL
);

CREATE TABLE sessions (
    token       TEXT PRIMARY KEY,
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    created_at  BIGINT NOT NULL
);
CREATE INDEX sessions_by_guest ON sessions (guest_id);

CREATE TABLE talk (
    table_id    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number      BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    guest_id    TEXT NOT NULL,
    name        TEXT NOT NULL,
    seat        BIGINT,
    words       TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE notes (
    table_id    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id    TEXT NOT NULL,
    words       TEXT NOT NULL,
    PRIMARY KEY (table_id, guest_id)
);

-- When a server last said that it is there, and the times in which none was: clocks stand still then.
CREATE TABLE alive (
    one         BIGINT PRIMARY KEY,
    at          BIGINT NOT NULL
);

CREATE TABLE outages (
    from_at     BIGINT PRIMARY KEY,
    to_at       BIGINT NOT NULL
);
