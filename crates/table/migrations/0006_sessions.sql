-- When a session was last used, to a day: one that nobody uses ends. Older sessions count from their
-- beginning.

ALTER TABLE sessions ADD COLUMN used_at BIGINT;
