-- What a reserved name looks like: no other name that looks the same is given away. The program fills
-- it in for names of older versions.

ALTER TABLE guests ADD COLUMN alike TEXT;
CREATE UNIQUE INDEX guests_by_look ON guests (alike);
