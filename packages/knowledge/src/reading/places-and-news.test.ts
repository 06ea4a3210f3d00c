import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test.each([
  'my son sends it from kerala 1 year ago. ramipril 5mg',
  'ramipril 5mg. Left eye operated in Durban 2014 by Dr Naidoo',
  'ramipril 5mg. My endocrinologist Dr Weiss measured everything',
  'ramipril 5mg, been on it prob 3 yrs now',
  'ramipril 5mg. appointment with Dr Allegra Thomson moved to June',
  'ramipril 5mg\nWellbeck Pharmacy, 12 High St',
  'ramipril 5mg. Member ID XJK 4410 2287',
  'ramipril 5mg. Sugar this morning 7.8 after 2 weetabix',
  'ramipril 5mg. Had the RSV jab in October',
])('places, occupations, companies and measurements are not medicines: %s', (text) => {
  expect(medicines(text).map(({ id }) => id)).toEqual(['ramipril']);
});

test('a procedure for an ailment is not taken', () => {
  expect(medicines('physio Mondays and Thursdays for my shoulder, then exercises at home')).toEqual([]);
});

test('a brand and the amount of its ingredient are one entry', () => {
  expect(supplements('maltofer 100mg iron 1 tab every second day')).toMatchObject([{ id: 'iron', amount: 50 }]);
});

test('a brand that is an English word needs context', () => {
  expect(supplements("renew life probiotic one every morning. align didn't do anything so i quit it")).toMatchObject([
    { id: 'probiotics', status: 'taking' },
    { id: 'probiotics', status: 'stopped' },
  ]);
  expect(supplements('to align my spine I do yoga')).toEqual([]);
});

test('"which of many" is not nicotinamide riboside', () => {
  expect(supplements('salz nr 7 at night').map(({ id }) => id)).not.toContain('nicotinamide-riboside');
  expect(supplements('nr 300mg daily')).toMatchObject([{ id: 'nicotinamide-riboside' }]);
});

test("an animal's medicine is not taken", () => {
  expect(supplements('glucosamine for the dog only, I just have cod liver oil')).toMatchObject([
    { id: 'glucosamine', status: 'not-taking' },
    { id: 'cod-liver-oil', status: 'taking' },
  ]);
  expect(medicines('cetirizine for the cat allergy')).toMatchObject([{ id: 'cetirizine', status: 'taking' }]);
});

test('a number after another result is a result, not a dose', () => {
  expect(supplements('B12 was 187, ferritin 12, vit D 31 - waiting for the doctor')).toEqual([]);
});

test.each([
  'B12 was 187, now vitamin d 25 and zinc 15',
  'b12 was low, vitamin d 25, zinc 15',
  'b12 was 150. vitamin d 25, zinc 15',
  'b12 was 150, taking vitamin d 25, zinc 15mg',
])('a medicine after a result stays: %s', (text) => {
  expect(supplements(text).map(({ id }) => id)).toEqual(['vitamin-d3', 'zinc']);
});

test('a taper is a dose of its medicine', () => {
  expect(medicines('pred taper 40 then 30 then 20')[0]?.id).toBe('pred');
});

test('a medicine that people recommend is not yet taken', () => {
  expect(supplements('people keep telling me to try turmeric')).toMatchObject([{ id: 'turmeric', status: 'planned' }]);
  expect(medicines('GP keeps telling me to take my ramipril 5mg')).toMatchObject([{ status: 'taking' }]);
});

test('a repeated measurement is not a dose', () => {
  const text = 'iron bisglycinate 20mg every other day, ferritin was 14 in Jan, now 38';
  expect(supplements(text)).toMatchObject([{ id: 'iron', amount: 10 }]);
  expect(medicines('losartan 50mg, BP 150/90, now 100')).toMatchObject([{ id: 'losartan', amount: 100 }]);
  expect(medicines('levothyroxine 50, TSH was 8, now 75')).toMatchObject([{ id: 'levothyroxine', amount: 75 }]);
  expect(medicines('sertraline 50mg, was low, now 100')).toMatchObject([{ id: 'sertraline', amount: 100 }]);
});
