-- users/{uid}/supplements-suggested. Every key starts with the uid, so that the table can be sharded by it.
CREATE TABLE supplements_suggested (
  uid text NOT NULL,
  id uuid NOT NULL,
  added_on timestamptz NOT NULL,
  length integer NOT NULL CHECK (length >= 0),
  -- The suggested supplements, each with an id and, once the person says so, an `ordered` flag.
  supplements jsonb NOT NULL,
  -- The rest of the engine's result: alerts, exclusions, schedule, totals.
  recommendation jsonb NOT NULL,
  -- The answers it was made from: the history says what changed and why.
  answers jsonb NOT NULL,
  PRIMARY KEY (uid, id)
);
-- The newest batch is one step into this index.
CREATE INDEX supplements_suggested_newest ON supplements_suggested (uid, added_on DESC, id DESC);

-- users/{uid}/supplements-suggested/{id}/batches: one entry a supplement, as it was suggested.
CREATE TABLE supplements_suggested_batches (
  uid text NOT NULL,
  batch_id uuid NOT NULL,
  position integer NOT NULL,
  supplement jsonb NOT NULL,
  PRIMARY KEY (uid, batch_id, position),
  FOREIGN KEY (uid, batch_id) REFERENCES supplements_suggested (uid, id) ON DELETE CASCADE
);

-- users/{uid}/supplements-chosen.
CREATE TABLE supplements_chosen (
  uid text NOT NULL,
  id text NOT NULL,
  supplement jsonb NOT NULL,
  added_on timestamptz NOT NULL,
  PRIMARY KEY (uid, id)
);
CREATE INDEX supplements_chosen_newest ON supplements_chosen (uid, added_on DESC, id DESC);
