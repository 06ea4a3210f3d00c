-- The embedded identity service. Personal tables start their key with the uid; the two directories below are how a
-- person is found before the uid is known, and hold nothing else.
CREATE TABLE accounts (
  uid text PRIMARY KEY,
  -- In lower case. Empty for an account that has not said who it is.
  email text,
  email_verified boolean NOT NULL,
  password_hash text,
  password_changed_at timestamptz,
  display_name text,
  photo_url text,
  is_disabled boolean NOT NULL,
  -- Every ID token carries it; raising it ends all that were issued before.
  session_version integer NOT NULL,
  valid_since timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz NOT NULL,
  last_refresh_at timestamptz NOT NULL
);

CREATE TABLE account_emails (
  email text PRIMARY KEY,
  uid text NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE
);
CREATE INDEX account_emails_uid ON account_emails (uid);

CREATE TABLE account_providers (
  provider_id text NOT NULL,
  subject text NOT NULL,
  uid text NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
  email text,
  display_name text,
  photo_url text,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, subject)
);
CREATE INDEX account_providers_uid ON account_providers (uid);

-- One row a sign-in: the family of its refresh tokens.
CREATE TABLE account_sessions (
  uid text NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
  id text NOT NULL,
  provider_id text NOT NULL,
  signed_in_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (uid, id)
);
CREATE INDEX account_sessions_last_used_at ON account_sessions (last_used_at);

-- Digests only. A used token stays, so that its second use is noticed.
CREATE TABLE refresh_tokens (
  uid text NOT NULL,
  token_hash text NOT NULL,
  session_id text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (uid, token_hash),
  FOREIGN KEY (uid, session_id) REFERENCES account_sessions (uid, id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (uid, session_id);

-- One code a person and kind: the newest takes the place of the older ones.
CREATE TABLE emailed_codes (
  uid text NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('VERIFY_EMAIL', 'PASSWORD_RESET')),
  code_hash text NOT NULL,
  -- The address it was sent to: it proves that one and no other.
  email text NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (uid, kind)
);

-- Private keys are sealed with the server's secret.
CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  public_jwk jsonb NOT NULL,
  sealed_private_jwk text NOT NULL,
  created_at timestamptz NOT NULL,
  -- From then on it verifies nothing any more.
  retires_at timestamptz
);
