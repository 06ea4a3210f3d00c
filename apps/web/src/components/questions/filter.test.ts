import { expect, test } from 'vitest';
import { matchesFilter } from './filter.ts';

test('finds by the plain label and by the medical name', () => {
  expect(matchesFilter('high blood', 'hypertension', 'High blood pressure')).toBe(true);
  expect(matchesFilter('hypert', 'hypertension', 'High blood pressure')).toBe(true);
  expect(matchesFilter('crohn', 'ibd', "Crohn's disease or ulcerative colitis")).toBe(true);
});

test('wants every word, at the beginning of one', () => {
  expect(matchesFilter('high sugar', 'hypertension', 'High blood pressure')).toBe(false);
  expect(matchesFilter('tension', 'hypertension', 'High blood pressure')).toBe(false);
});

test('an empty box hides nothing', () => {
  expect(matchesFilter('  ', 'gout', 'Gout')).toBe(true);
});
