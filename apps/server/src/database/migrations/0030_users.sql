-- users/{uid}
CREATE TABLE users (
  uid text PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Merged in place; empty until the questionnaire was answered.
  comprehensive_questionnaire jsonb,
  updated_at timestamptz NOT NULL
);
