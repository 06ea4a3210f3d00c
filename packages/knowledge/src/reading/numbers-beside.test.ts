import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  ['metformin 1000mg bid, last a1c 7.2', 2000],
  ['metformin 500mg bd, latest bp 140/90', 1000],
  ['amlodipine 10mg and I walk the dog 3 miles every morning', 10],
  ['ramipril 5mg, I have 2 kids', 5],
  ['rosuvastatin 10mg about 10.30 at night', 10],
  ['apixaban 5mg bd, 9 and 9', 10],
  ['fampridine 10 mg 12-hourly', 20],
  ['warfarin 3 and 4 mg on alternate nights', 3.5],
  ['prednisolone 20 then 15 then 10, this week 10 mg', 10],
])('a number of something else is not a tablet count: %s', (text, amount) => {
  expect(medicines(text)).toMatchObject([{ amount, status: 'taking' }]);
});

test.each([
  ['amlodipine 5mg 2 little tablets', 10],
  ['metformin 500mg 2 white ones at night', 1000],
  ['codeine 30mg 2 of them four times a day', 240],
  ['gabapentin 300mg 2 morning 1 lunch', 900],
  ['levothyroxine 25mcg 1.5 daily', 37.5],
])('a tablet count is still read: %s', (text, amount) => {
  expect(medicines(text)).toMatchObject([{ amount }]);
});

test.each([
  ['levothyroxine 50mcg on waking then no food for an hour', 'levothyroxine'],
  ['alendronate 70mg weekly, no lying down for half an hour', 'alendronate'],
  ['metronidazole 400 tds no alcohol', 'metronidazole'],
  ['off work since May, sertraline 50', 'sertraline'],
])('advice against something beside it is not a denial: %s', (text, id) => {
  expect(medicines(text)).toMatchObject([{ id, status: 'taking' }]);
});

test('an activity is not an entry', () => {
  expect(medicines('cannot iron or carry shopping since the accident')).toEqual([]);
  expect(medicines('I take iron')).toMatchObject([{ id: 'iron' }]);
});

test('an event some time ago ends with its sentence', () => {
  expect(medicines('had a stroke 4 years ago. bisoprolol 2.5')).toMatchObject([{ id: 'bisoprolol', status: 'taking' }]);
  expect(medicines('Tab. ramipril 5mg. Cap. omeprazole 20')).toMatchObject([{ id: 'ramipril' }, { id: 'omeprazole' }]);
});

test('a time that heads a list applies to all of it', () => {
  const slots = ['breakfast'];
  expect(medicines('all in the morning: losartan 50, amlodipine 5')).toMatchObject([{ slots }, { slots }]);
});

test('a pill organizer is not a contraceptive', () => {
  expect(medicines('my daughter fills the pill box').map(({ id }) => id)).not.toContain('hormonal-contraceptive');
  expect(medicines('on the pill')).toMatchObject([{ id: 'hormonal-contraceptive' }]);
});

test('thanks in other languages, and a letter after a maker, are not entries', () => {
  expect(medicines('nada, gracias')).toEqual([]);
  expect(supplements('Jamieson D 1000 iu')).toMatchObject([{ id: 'vitamin-d3', amount: 25 }]);
});

test('letters and function words that spell a name are not one', () => {
  expect(medicines('Otherwise I am as fit as a 76 year old can be')).toEqual([]);
  expect(medicines('metoprolol 50 mg daily. F/u Dr. Nguyen 2 wks')).toMatchObject([{ id: 'metoprolol' }]);
  expect(medicines('ASA 81 mg daily')).toMatchObject([{ id: 'aspirin' }]);
  expect(supplements('Vitamin E 400 IU natural d-alpha one a day')).toMatchObject([{ id: 'vitamin-e' }]);
  expect(supplements('calcium 600 + D')).toMatchObject([{ id: 'calcium-vitamin-d', amount: 600 }]);
  expect(supplements('a to z')).toMatchObject([{ id: 'multivitamin' }]);
});
