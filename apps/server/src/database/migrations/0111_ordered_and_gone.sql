-- Ids that the person marked as ordered and that this plan no longer suggests: the mark comes back with the supplement.
ALTER TABLE supplements_suggested ADD COLUMN ordered_and_gone jsonb;
