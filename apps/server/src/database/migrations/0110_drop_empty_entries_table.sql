-- The entries of a batch are the view supplements_suggested_entries since migration 0091; no version writes this table now.
DROP TABLE supplements_suggested_batches;
