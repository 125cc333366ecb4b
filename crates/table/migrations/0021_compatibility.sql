-- The oldest program that may still work with these tables, by the number of its newest migration.
-- A migration that only adds leaves it alone, so that servers of two versions run side by side while
-- they are upgraded; one that takes something away raises it.

CREATE TABLE compatibility (
    oldest      BIGINT NOT NULL
);
INSERT INTO compatibility (oldest) VALUES (20);
