-- The person's own marks on their list. They belong to the choice, not to a plan, so that they outlive a new one.
ALTER TABLE supplements_chosen ADD COLUMN ordered_on timestamptz;
ALTER TABLE supplements_chosen ADD COLUMN started_on date;
-- How many capsules, tablets or scoops the pack in use held when it was full.
ALTER TABLE supplements_chosen ADD COLUMN pack_units integer CHECK (pack_units > 0);

-- What differs from the plan before, and why. Written with the batch; batches of earlier versions have none.
ALTER TABLE supplements_suggested ADD COLUMN changes jsonb;

-- Alerts that the person settled: asked about, confirmed, or read. The key names the cause, so a new cause asks anew.
CREATE TABLE settled_alerts (
  uid text NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  how text NOT NULL,
  settled_on timestamptz NOT NULL,
  PRIMARY KEY (uid, key)
);
CREATE INDEX settled_alerts_newest ON settled_alerts (uid, settled_on DESC, key DESC);
