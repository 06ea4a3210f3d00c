-- Which plan of a person is the newest is counted here, under the lock of the person's account, and not told by a clock:
-- one that ran ahead for an hour would hide every later plan. `added_on` says when, `made` says in which order. Servers
-- of the version before write no number; theirs is the hour, which is above every count, and counting goes on from there.
ALTER TABLE supplements_suggested
  ADD COLUMN made bigint NOT NULL DEFAULT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint;
UPDATE supplements_suggested s SET made = o.made
FROM (SELECT uid, id, row_number() OVER (PARTITION BY uid ORDER BY added_on, id) AS made FROM supplements_suggested) o
WHERE o.uid = s.uid AND o.id = s.id;
CREATE INDEX supplements_suggested_in_order ON supplements_suggested (uid, made DESC);
DROP INDEX supplements_suggested_newest;

-- users/{uid}/supplements-suggested/{id}/batches: one entry a supplement, as it was suggested. The batch holds them
-- already, so they are no longer written a second time; this view gives them the shape of the specification. The empty
-- table stays for servers of the version before, and goes with the next one.
DELETE FROM supplements_suggested_batches;
CREATE VIEW supplements_suggested_entries AS
SELECT s.uid, s.id AS batch_id, (e.number - 1)::integer AS position, e.supplement - 'ordered' AS supplement
FROM supplements_suggested s CROSS JOIN jsonb_array_elements(s.supplements) WITH ORDINALITY AS e(supplement, number);
