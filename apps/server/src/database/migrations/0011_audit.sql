-- What happened, to whom, from where. No address, password, token, code, PIN or answer ever stands here.
CREATE TABLE audit_events (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  event text NOT NULL,
  -- Empty where nobody is known: a wrong PIN, a login to an address that has no account.
  uid text,
  source text NOT NULL
);
CREATE INDEX audit_events_at ON audit_events (at);
CREATE INDEX audit_events_uid ON audit_events (uid, at);
