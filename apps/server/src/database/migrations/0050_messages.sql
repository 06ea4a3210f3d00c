-- What came in by the contact form and the business form. Kept until it is answered, 180 days at most.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('contact', 'business')),
  name text NOT NULL,
  email text NOT NULL,
  company text,
  message text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX messages_received_at ON messages (received_at);
