-- What the person rated, measured and changed on a day. The results and changes are in their answers too; here they have a date.
CREATE TABLE check_ins (
  uid text NOT NULL,
  day date NOT NULL,
  ratings jsonb NOT NULL,
  labs jsonb NOT NULL,
  labs_taken_on date,
  changes jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (uid, day)
);
