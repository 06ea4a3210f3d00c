-- A request repeated with the same Idempotency-Key is done once: the key is written in the transaction of the work,
-- with the answer, so the second request finds it and gets the same answer.
CREATE TABLE idempotency_keys (
  uid text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  -- Of method, path and body: the same key with another request is an error, not a repetition.
  request_hash text NOT NULL,
  status smallint,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (uid, key)
);

-- Old keys are swept by age.
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
