-- Which device a session is on, in words a person recognises ("Firefox on Windows"), for the list on the profile.
ALTER TABLE account_sessions ADD COLUMN device text NOT NULL DEFAULT '';

-- The session that asked for the code: it goes on when the code proves the address, the others do not.
ALTER TABLE emailed_codes ADD COLUMN session_id text;

-- A third kind: a new address, proven before it counts.
ALTER TABLE emailed_codes DROP CONSTRAINT emailed_codes_kind_check;
ALTER TABLE emailed_codes ADD CONSTRAINT emailed_codes_kind_check
  CHECK (kind IN ('VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'));
