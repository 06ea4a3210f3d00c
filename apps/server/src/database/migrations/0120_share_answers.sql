-- Links made before give what the letter gives, and no more.
ALTER TABLE shares ADD COLUMN includes_answers boolean NOT NULL DEFAULT false;
