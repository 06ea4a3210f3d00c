-- What the person says they took. No row means "not recorded", which is neither taken nor skipped.
CREATE TABLE intake (
  uid text NOT NULL,
  day date NOT NULL,
  supplement_id text NOT NULL,
  slot text NOT NULL,
  state text NOT NULL CHECK (state IN ('taken', 'skipped')),
  recorded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (uid, day, supplement_id, slot)
);
