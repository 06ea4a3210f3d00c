import { expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { doubtedIn } from './ordinary.ts';

test('at most one ordinary line in twenty is asked about', async () => {
  const { lines, doubted } = doubtedIn(prepared, 'test');
  expect(lines).toBeGreaterThan(70);
  expect(doubted.length / lines, doubted.join('\n')).toBeLessThanOrEqual(0.05);
});
