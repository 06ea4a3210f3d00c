import { expect, test } from 'vitest';
import { supplements } from './try.ts';

test.each([
  ['vitamin k2 mk7 100mcg w/ d3 2000iu', ['vitamin-k2', 'vitamin-d3']],
  ['d3 1000 w/k2', ['vitamin-d3', 'vitamin-k2']],
  ['magnesium 200mg w/ food', ['magnesium']],
])('"w/" is "with", not a week or a day: %s', (text, ids) => {
  expect(supplements(text).map(({ id }) => id)).toEqual(ids);
});
