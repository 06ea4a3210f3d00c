-- A sign-in with a provider that is under way. The browser that began it holds the other half of the key.
CREATE TABLE provider_attempts (
  session_hash text PRIMARY KEY,
  provider_id text NOT NULL,
  -- State, nonce and PKCE verifier, sealed with the server's secret.
  sealed_checks text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX provider_attempts_expires_at ON provider_attempts (expires_at);
