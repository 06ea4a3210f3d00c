import { expect, test } from 'vitest';
import { slots } from './recommendation.ts';
import { clockOf, SLOT_HOURS } from './slot-hours.ts';

test('the times of day are in clock order', () => {
  const hours = slots.map((slot) => SLOT_HOURS[slot]);
  expect([...hours].sort((a, b) => a - b)).toEqual(hours);
  expect([clockOf(7.5), clockOf(22.25), clockOf(0)]).toEqual(['07:30', '22:15', '00:00']);
});
