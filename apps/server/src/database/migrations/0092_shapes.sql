-- By which shape of the contract a row's JSON was written: while that is today's, it can be sent as it lies there.
ALTER TABLE supplements_suggested ADD COLUMN shape text;
ALTER TABLE supplements_chosen ADD COLUMN shape text;
