import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  [20, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3600, 'an hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
