-- The newest choice of each kind, with its date. Nothing is assumed: no row means no consent.
CREATE TABLE consents (
  uid text NOT NULL,
  kind text NOT NULL,
  granted boolean NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (uid, kind)
);
