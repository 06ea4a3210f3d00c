-- What earlier versions left behind. "Ordered" was once kept on the newest plan alone; now it belongs to the list, from
-- where new plans take it.
UPDATE supplements_chosen c SET ordered_on = s.added_on
FROM (
  SELECT DISTINCT ON (uid) uid, added_on, supplements FROM supplements_suggested ORDER BY uid, added_on DESC, id DESC
) s CROSS JOIN jsonb_array_elements(s.supplements) AS e(supplement)
WHERE c.uid = s.uid AND c.id = e.supplement ->> 'id' AND c.ordered_on IS NULL AND e.supplement -> 'ordered' = 'true';

-- The address in the user document is the account's: it was not changed along with it.
UPDATE users u SET email = a.email FROM accounts a
WHERE a.uid = u.uid AND a.email IS NOT NULL AND a.email <> u.email;
