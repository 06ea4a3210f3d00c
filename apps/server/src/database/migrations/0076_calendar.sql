-- The hours of the person's day, for reminders.
CREATE TABLE day_times (
  uid text PRIMARY KEY,
  times jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);

-- The private address of a person's calendar. The address is shown once; we keep a digest.
CREATE TABLE calendar_feeds (
  uid text PRIMARY KEY,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  last_read_at timestamptz
);
