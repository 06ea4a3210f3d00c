import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  'calcium 600mg + vitamin D 400 IU twice a day',
  'calcium 600mg twice a day + vitamin D',
  'vitamin D 1000 IU + calcium',
  'calcium 500mg, vitamin D 1000 IU',
])('two entries when each has its own dose or time: %s', (text) => {
  expect(
    supplements(text)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['calcium', 'vitamin-d3']);
});

test('fish oil and another product with DHA are two entries', () => {
  expect(supplements('fish oil 1000mg and DHA 250mg')).toHaveLength(2);
});

test('magmin among medicines is magnesium too', () => {
  expect(medicines('magmin 500mg bd')).toMatchObject([{ status: 'taking' }]);
});
