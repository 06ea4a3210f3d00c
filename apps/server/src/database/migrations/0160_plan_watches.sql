-- After an upgrade the newest plan of every person is looked at once more, by as many processes as there are.
-- One row a version of engine and knowledge; batches are dealt from it in the order of uid, and go when they are done.
CREATE TABLE plan_watches (
  version text PRIMARY KEY,
  begun_at timestamptz NOT NULL,
  dealt_to text NOT NULL DEFAULT '',
  is_dealt boolean NOT NULL DEFAULT false,
  ended_at timestamptz
);
CREATE TABLE plan_watch_batches (
  version text NOT NULL,
  first_uid text NOT NULL,
  last_uid text NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (version, first_uid)
);
-- What the newest look at a person's newest plan found.
CREATE TABLE plan_reviews (
  uid text PRIMARY KEY,
  plan_id uuid NOT NULL,
  version text NOT NULL,
  reviewed_at timestamptz NOT NULL,
  outcome text NOT NULL,
  findings jsonb NOT NULL
);
CREATE INDEX plan_reviews_by_version ON plan_reviews (version, outcome);
