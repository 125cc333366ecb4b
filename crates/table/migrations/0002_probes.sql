-- Written and emptied again to learn whether anything can be written. It is empty at any other time.

CREATE TABLE probes (
    words       TEXT NOT NULL
);
