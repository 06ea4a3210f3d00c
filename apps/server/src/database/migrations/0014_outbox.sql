-- Mail to be sent. A row leaves when its mail has been taken by the mail server, or when it is too late to send it.
-- The payload names whom the mail is about, never a code: that is made at the moment of sending.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL
);
CREATE INDEX mail_outbox_due_at ON mail_outbox (due_at, created_at);

-- Local mode without a mail server: the mailbox page reads this.
CREATE TABLE local_mailbox (
  id uuid PRIMARY KEY,
  sent_at timestamptz NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL
);
CREATE INDEX local_mailbox_sent_at ON local_mailbox (sent_at);
