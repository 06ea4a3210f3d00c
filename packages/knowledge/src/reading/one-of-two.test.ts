import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  ['Kirkland Calcium 600mg + D3, 2 tabs a day', 1200],
  ['vit d & calcium', 600],
  ['calcium 500mg with vit D, one with dinner', 500],
  ['Caltrate with D at supper', 600],
  ['ostelin vitamin d & calcium 2 tabs with dinner', 1200],
])('one tablet of calcium and vitamin D: %s', (text, amount) => {
  expect(supplements(text)).toMatchObject([{ id: 'calcium-vitamin-d', amount }]);
});

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

test.each([
  ['omega 3 capsule with EPA 500 mg and DHA 250mg, one morning one at night', 1500],
  ['EPA 500 mg and DHA 250 mg daily', 750],
  ['omega 3 with EPA 300 mg and DHA 200 mg, 2 capsules a day', 1000],
])('two parts of one oil are one dose: %s', (text, amount) => {
  expect(supplements(text)).toMatchObject([{ id: 'omega-3', amount }]);
});

test('fish oil and another product with DHA are two entries', () => {
  expect(supplements('fish oil 1000mg and DHA 250mg')).toHaveLength(2);
});

test.each([
  ['symprove 70ml first thing', 'probiotics'],
  ['align one a day', 'probiotics'],
  ['renew life ultimate flora one every morning', 'probiotics'],
  ['cosequin 2 tablets a day', 'glucosamine-chondroitin'],
  ['kytta salbe on my shoulder', 'comfrey'],
  ['goli ashwa gummies 2 a day', 'ashwagandha'],
  ['magmin two tabs bd', 'magnesium'],
])('the description of a brand: %s', (text, id) => {
  expect(supplements(text)).toMatchObject([{ id }]);
});

test('magmin among medicines is magnesium too', () => {
  expect(medicines('magmin 500mg bd')).toMatchObject([{ status: 'taking' }]);
});
