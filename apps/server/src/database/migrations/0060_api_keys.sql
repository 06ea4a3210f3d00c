-- API keys of a person. The key itself is shown once; we keep its digest and its first characters.
CREATE TABLE api_keys (
  uid text NOT NULL,
  id uuid NOT NULL,
  key_hash text NOT NULL,
  prefix text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_on date,
  PRIMARY KEY (uid, id)
);
-- A key carries its owner's uid, so this finds it on one shard.
CREATE INDEX api_keys_hash ON api_keys (uid, key_hash);

-- The plan a person is on (no row: the trial), and how many calls this month has seen.
CREATE TABLE api_accounts (
  uid text PRIMARY KEY,
  plan text NOT NULL CHECK (plan IN ('trial', 'practice', 'platform')),
  -- '2026-03', in UTC. A new month starts the count again.
  month text NOT NULL,
  calls integer NOT NULL CHECK (calls >= 0)
);
