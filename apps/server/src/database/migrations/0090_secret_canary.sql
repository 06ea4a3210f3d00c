-- One row, sealed with the secret that sealed everything else: whoever holds another one learns it before they write.
CREATE TABLE secret_canary (
  id smallint PRIMARY KEY CHECK (id = 1),
  sealed text NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now()
);
