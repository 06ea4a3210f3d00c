-- What every personal write holds until it is committed, so that a deletion meets it or waits for it. The key is a
-- digest of the uid: a row that stays behind for a while names nobody.
CREATE TABLE people (
  person_key text PRIMARY KEY,
  -- Set by the deletion. Until it is swept, a write that was under way finds it and is refused.
  erased_at timestamptz
);
CREATE INDEX people_erased_at ON people (erased_at);
