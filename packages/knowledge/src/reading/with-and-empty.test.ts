import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  ['vitamin k2 mk7 100mcg w/ d3 2000iu', ['vitamin-k2', 'vitamin-d3']],
  ['d3 1000 w/k2', ['vitamin-d3', 'vitamin-k2']],
  ['magnesium 200mg w/ food', ['magnesium']],
])('"w/" is "with", not a week or a day: %s', (text, ids) => {
  expect(supplements(text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  'levothyroxine 50 mcg every morning on an empty stomach',
  'alendronate 70 weekly, Saturday mornings on empty stomach',
])('an empty stomach in the morning is on waking: %s', (text) => {
  expect(medicines(text)).toMatchObject([{ slots: ['on-waking'] }]);
});
