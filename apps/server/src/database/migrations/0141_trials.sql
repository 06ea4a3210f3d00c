-- A trial of one: what is tried, by which design, and the seed its order of blocks was drawn from.
CREATE TABLE trials (
  uid text NOT NULL,
  id uuid NOT NULL,
  trial_id text NOT NULL,
  supplement_id text NOT NULL,
  name text NOT NULL,
  design jsonb NOT NULL,
  ratings_a_day smallint NOT NULL CHECK (ratings_a_day BETWEEN 1 AND 3),
  seed text NOT NULL,
  started_on date NOT NULL,
  last_day date NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'unsafe', 'harm', 'stopped')),
  ended_on date,
  ended_because text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (uid, id)
);

-- No row: not rated, which is no rating of nought.
CREATE TABLE trial_ratings (
  uid text NOT NULL,
  trial uuid NOT NULL,
  day date NOT NULL,
  time smallint NOT NULL CHECK (time BETWEEN 0 AND 2),
  rating smallint NOT NULL CHECK (rating BETWEEN 0 AND 10),
  PRIMARY KEY (uid, trial, day, time)
);
