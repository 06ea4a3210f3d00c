-- jsonb orders the fields of an answer anew; json keeps it as it was sent. Both read and write alike.
ALTER TABLE idempotency_keys ALTER COLUMN response TYPE json USING response::json;
