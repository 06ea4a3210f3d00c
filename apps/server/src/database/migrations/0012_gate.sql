-- A ticket (PIN was right, terms not yet accepted) or an open gate. The browser holds the token, we its digest.
CREATE TABLE gate_passes (
  token_hash text PRIMARY KEY,
  stage text NOT NULL CHECK (stage IN ('ticket', 'open')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX gate_passes_expires_at ON gate_passes (expires_at);

-- Wrong PINs of one source. Each fifth one locks it, longer each time.
CREATE TABLE gate_sources (
  source_key text PRIMARY KEY,
  failures integer NOT NULL,
  strikes integer NOT NULL,
  locked_until timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX gate_sources_changed_at ON gate_sources (changed_at);

-- A PIN set by an operator. It stands in for the configured one that it replaced, and for no other.
CREATE TABLE gate_pins (
  id smallint PRIMARY KEY CHECK (id = 1),
  pin_mac text NOT NULL,
  replaces_mac text NOT NULL,
  rotated_at timestamptz NOT NULL
);
