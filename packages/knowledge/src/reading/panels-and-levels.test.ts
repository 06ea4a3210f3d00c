import { expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

test('a label panel names its ingredients and nothing else', () => {
  const panel =
    'Supplement Facts\nServing Size 2 capsules\nServings Per Container 30\nAmount Per Serving % Daily Value\nMagnesium 200 mg 48%';
  expect(supplements(panel)).toMatchObject([{ id: 'magnesium', amount: 200 }]);
});

test.each(['testosterone level 12', 'testosterone level was 8, TSH 2.1', 'my oestrogen level came back at 90'])(
  'a measured hormone is not taken: %s',
  (text) => {
    expect(medicines(text)).toEqual([]);
  },
);

test.each(['my testosterone levels are good on the gel', 'testosterone gel 50mg daily, level 12'])(
  'a hormone with a form or a dose is taken: %s',
  (text) => {
    expect(medicines(text)).toMatchObject([{ id: 'testosterone', status: 'taking' }]);
  },
);

test('"I am" is not a morning, and a workplace is not a mineral', () => {
  expect(medicines('I am a 66 year old man on ramipril 5mg')).toMatchObject([{ slots: null }]);
  expect(medicines('iron works foreman')).toEqual([]);
  expect(supplements('iron works well for me')).toMatchObject([{ id: 'iron' }]);
});

test('text that starts with a person is about that person', () => {
  expect(medicines('This is for my mother, she takes ramipril 5mg')).toMatchObject([{ status: 'taking' }]);
});

test('swapped letters with one left out still ask about the name', () => {
  expect(medicines('bisoporol 2.5mg')).toMatchObject([{ id: 'bisoprolol' }]);
});

const PANEL =
  'Supplement Facts\nServing Size: 3 tablets\nAmount per serving:\nCalcium 1000 mg\nMagnesium 400 mg\nZinc 25 mg\n';

test.each([
  [
    `${PANEL}Directions: take 3 tablets daily, with food.\nOther ingredients: cellulose, stearic acid, magnesium stearate, silica`,
    1,
  ],
  [`${PANEL}I take one tablet a day`, 1 / 3],
  [`${PANEL}Other ingredients: HPMC capsule, magnesium stearate\n\nI have 6 tablets a day`, 2],
])('a statement that it is taken covers the whole panel: %s', (text, times) => {
  const read = supplements(text);
  expect(read.map(({ id }) => id)).toEqual(['calcium', 'magnesium', 'zinc']);
  expect(read.map(({ amount }) => Math.round(amount ?? 0))).toEqual(
    [1000, 400, 25].map((each) => Math.round(each * times)),
  );
});

test('reads a concentration and the number of spoons', () => {
  expect(supplements('label says per 10 ml: iron 14 mg, vitamin C 60 mg. Mum has 20 ml once a day')).toMatchObject([
    { id: 'iron', amount: 28 },
    { id: 'vitamin-c', amount: 120 },
  ]);
});

test('an entry before the panel has its own dose', () => {
  const text = 'vitamin D 1000 IU daily. Magnesium: serving size 2 caps, magnesium 240 mg. I take 1 cap at night';
  expect(supplements(text)).toMatchObject([
    { id: 'vitamin-d3', amount: 25 },
    { id: 'magnesium', amount: 120 },
  ]);
});

test('a label warning is not about this person', () => {
  const label = 'Consult a doctor prior to use if you have diabetes or are taking blood thinners such as warfarin.';
  expect(supplements(`Glucosamine 500 mg twice daily. ${label}`)).toMatchObject([
    { id: 'glucosamine', status: 'taking' },
    { id: 'warfarin', status: 'not-taking' },
  ]);
});

test.each([
  'Other ingredients in my dosette are ramipril and aspirin',
  'May contain: I take ramipril and aspirin',
  'store below 25C\nramipril 5mg\naspirin 75mg',
  'Contains fish. ramipril 5mg, aspirin 75mg',
  'excipients ramipril 5mg, aspirin 75mg',
])('nothing dosed or taken is lost inside a panel: %s', (text) => {
  expect(medicines(text).map(({ id }) => id)).toEqual(['ramipril', 'aspirin']);
});
