-- Counts the personal writes: a plan is stored only if nothing was written since the earlier one was read.
ALTER TABLE people ADD COLUMN version bigint NOT NULL DEFAULT 0;
