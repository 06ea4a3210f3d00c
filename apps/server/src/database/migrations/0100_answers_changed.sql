-- Since when a person's answers are as they are: a plan that was made from others is shown as one that does not know them.
ALTER TABLE users ADD COLUMN answers_changed_at timestamptz;
