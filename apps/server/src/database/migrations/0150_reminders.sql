-- How a person wants to be reminded. `looked_at`: everything due until then has been put into an outbox; `next_at`: when
-- there is something to look at again, null for never; `claimed_until`: a process is looking.
CREATE TABLE reminder_settings (
  uid text PRIMARY KEY,
  settings jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL,
  next_at timestamptz,
  claimed_until timestamptz
);
CREATE INDEX reminder_settings_next_at ON reminder_settings (next_at);

-- Written in the transaction that puts a reminder into an outbox: the key lets each be put there once.
CREATE TABLE reminders_sent (
  uid text NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  slot text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (uid, kind, day, slot)
);
CREATE INDEX reminders_sent_sent_at ON reminders_sent (sent_at);

-- Browsers that notifications go to. The subscription (address and keys) is sealed; `session_id` is the sign-in that it
-- ends with, null where the sign-ins are kept elsewhere.
CREATE TABLE push_devices (
  uid text NOT NULL,
  id uuid NOT NULL,
  endpoint_hash text NOT NULL,
  subscription_sealed text NOT NULL,
  name text NOT NULL,
  session_id text,
  added_at timestamptz NOT NULL,
  last_sent_at timestamptz,
  PRIMARY KEY (uid, id)
);
CREATE INDEX push_devices_endpoint ON push_devices (endpoint_hash);

-- Notifications to be sent, as `mail_outbox` has mails.
CREATE TABLE push_outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL
);
CREATE INDEX push_outbox_due_at ON push_outbox (due_at, created_at);
