-- When a source last knew the PIN in force: such a one does not wait for what strangers do. A new PIN empties it.
ALTER TABLE gate_sources ADD COLUMN right_at timestamptz;
