-- How often something was tried lately, by whom. One row a limit and subject; the subject is kept as a digest.
CREATE TABLE throttles (
  key text PRIMARY KEY,
  -- Milliseconds since 1970, oldest first, at most as many as the limit allows: the window slides exactly.
  hits bigint[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX throttles_expires_at ON throttles (expires_at);
