-- A hash over each entry and the hash before it: whoever changes one has to change all that follow.
-- Entries of older versions have none.

ALTER TABLE entries ADD COLUMN chain TEXT;
