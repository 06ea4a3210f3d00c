-- Links with which a person shows the letter to a doctor. Link and code are shown once; we keep digests.
CREATE TABLE shares (
  uid text NOT NULL,
  id uuid NOT NULL,
  link_hash text NOT NULL,
  -- Keyed with the server's secret: a code is short enough to be tried out in a stolen copy.
  code_mac text NOT NULL,
  label text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (uid, id)
);
-- A link carries its owner's uid, so this finds it on one shard.
CREATE UNIQUE INDEX shares_link ON shares (uid, link_hash);

-- Every time a link was opened, or somebody tried a wrong code, for the person to see.
CREATE TABLE share_openings (
  uid text NOT NULL,
  share_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  what text NOT NULL CHECK (what IN ('letter', 'pdf', 'fhir', 'refused')),
  PRIMARY KEY (uid, share_id, id)
);
