-- Names of the events that a person's saved calendar files hold: only those are called off by a later file.
CREATE TABLE calendar_files (
  uid text PRIMARY KEY,
  events jsonb NOT NULL,
  saved_at timestamptz NOT NULL
);
