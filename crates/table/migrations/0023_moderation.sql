-- Keeping the peace: whom the operator keeps out, whom a person doesn't want to hear, and what people
-- have reported.

ALTER TABLE guests ADD COLUMN banned_until BIGINT;
ALTER TABLE guests ADD COLUMN banned_because TEXT;
CREATE INDEX guests_by_ban ON guests (banned_until);

CREATE TABLE mutes (
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    muted_id    TEXT NOT NULL,
    name        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (guest_id, muted_id)
);
CREATE INDEX mutes_by_muted ON mutes (muted_id);

-- A report outlasts the table it is about, but not the person.
CREATE TABLE reports (
    id          TEXT PRIMARY KEY,
    at          BIGINT NOT NULL,
    table_id    TEXT NOT NULL,
    by_id       TEXT,
    about_id    TEXT NOT NULL,
    name        TEXT NOT NULL,
    said        TEXT,
    words       TEXT NOT NULL,
    closed_at   BIGINT
);
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX reports_by_author ON reports (by_id);
CREATE INDEX reports_by_subject ON reports (about_id);

-- The tables whose journals name a guest, also after they have left: for taking the name out again.
CREATE TABLE named_at (
    guest_id    TEXT NOT NULL,
    table_id    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest_id, table_id)
);
INSERT INTO named_at SELECT DISTINCT guest_id, table_id FROM seats WHERE guest_id IS NOT NULL;

CREATE INDEX talk_by_guest ON talk (guest_id);
CREATE INDEX notes_by_guest ON notes (guest_id);

-- The hashes of new journals begin with their first page, which older programs take for a change.
UPDATE compatibility SET oldest = 23;
