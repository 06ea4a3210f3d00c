-- With a hosted identity service: the day somebody was last signed in here. Their API keys count for as long as they
-- come back: the service tells us nothing of accounts that are gone.
CREATE TABLE hosted_people (
  uid text PRIMARY KEY,
  seen_on date NOT NULL
);
