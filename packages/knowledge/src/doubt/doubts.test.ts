import { prepare, readDoubted } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());

const doubtsIn = (list: 'medicines' | 'supplements', text: string) =>
  readDoubted(prepared, list, text).entries.map(({ medicine, current: [first] }) => {
    const doubt = medicine?.doubt ?? first?.doubt;
    return doubt === undefined ? null : [doubt.about, ...doubt.readings.map(({ says }) => says)];
  });
const ofMedicine = (text: string) => doubtsIn('medicines', text)[0];
const ofSupplement = (text: string) => doubtsIn('supplements', text)[0];

describe('an amount that nobody takes', () => {
  test.each([
    ['levothyroxine 100 mg', '100 mcg a day', '100 mg a day, as I wrote'],
    ['digoxin 125 mg', '125 mcg a day', '125 mg a day, as I wrote'],
    ['methotrexate 15 mg', '15 mg once a week', '15 mg a day, as I wrote'],
    ['alendronate 70 mg', '70 mg once a week', '70 mg a day, as I wrote'],
    ['atorvastatin 400', '40 mg a day', '400 mg a day, as I wrote'],
  ])('%s is asked about, with what was probably meant', (text, likely, own) => {
    expect(ofMedicine(text)).toEqual(['amount', likely, own]);
  });

  test.each([
    ['selenium 200 mg', '200 mcg a day', '200 mg a day, as I wrote'],
    ['vitamin d 5000 mg', '5,000 IU a day', '5,000 mg a day, as I wrote'],
    ['magnesium 400 mcg', '400 mg a day', '400 mcg a day, as I wrote'],
    ['melatonin 3 g', '3 mg a day', '3 g a day, as I wrote'],
  ])('%s too', (text, likely, own) => {
    expect(ofSupplement(text)).toEqual(['amount', likely, own]);
  });

  test('is asked about with no other reading where none is usual', () => {
    expect(ofMedicine('quinapril 2000 mg')).toEqual(['amount', '2,000 mg a day, as I wrote']);
  });

  test('a little beyond what is usual is left alone', () => {
    expect(ofMedicine('sertraline 300 mg')).toBeNull();
  });

  test('a weekly amount is never offered for a medicine of every day', () => {
    expect(ofMedicine('warfarin 50 mg')?.join()).not.toContain('week');
  });
});

describe('a number that may be a count', () => {
  test('before a name alone is asked about', () => {
    expect(ofMedicine('3 Ramipril 5 mg')).toEqual(['amount', '5 mg a day', '15 mg a day']);
  });
  test('with a form is one', () => {
    expect(ofMedicine('2 metformin 500 mg tablets')).toBeNull();
  });
});

test.each([
  ['lisinopril 12 mg', '10 mg a day', '20 mg a day', '12 mg a day'],
  ['atorvastatin 35 mg', '20 mg a day', '40 mg a day', '35 mg a day'],
])('%s is no strength that exists: its neighbors are offered', (text, ...says) => {
  expect(ofMedicine(text)).toEqual(['amount', ...says]);
  expect(ofMedicine(`${text}, once a day, amount checked`)).toBeNull();
});

test('a number or a rhythm that became nothing is asked about', () => {
  expect(ofMedicine('metoprolol 50 mg twice daily three times a day')).toEqual([
    'amount',
    '50 mg 3 times a day',
    '50 mg twice a day',
  ]);
});

test('two amounts that nothing tells apart are asked about', () => {
  expect(ofMedicine('lisdexamfetamine 40 mg 1 caps po daily replaces her 30 mg dose')?.[0]).toBe('amount');
});

test('a number alone before the name is asked about', () => {
  expect(ofMedicine('5 ramipril')).toEqual(['amount', '5 mg a day', 'amount not given']);
});

test('a dose behind two names is asked about', () => {
  expect(doubtsIn('supplements', 'zinc and selenium 30 mg').some((doubt) => doubt?.[0] === 'amount')).toBe(true);
});

test('two strengths side by side are asked about', () => {
  expect(ofMedicine('ramipril 5 mg 10 mg')).toEqual(['amount', '10 mg a day', '5 mg a day', '15 mg a day']);
  expect(ofMedicine('valproate 500 mg in the morning, 250 mg at night')).toBeNull();
});

test.each([
  'levothyroxine 50',
  'ramipril 1.25',
  'codeine 8 mg',
  'paracetamol 500 mg, 2 tablets four times a day',
  'half a lisinopril 5 mg',
  'methotrexate 15 mg once a week',
])('%s is ordinary', (text) => {
  expect(ofMedicine(text)).toBeNull();
});

test('a guessed name offers what it may be', () => {
  expect(ofMedicine('metformn 500 mg')).toEqual(['name', 'metformin']);
});

test('an amount that was checked is not asked about again', () => {
  const line = 'sertraline 600 mg, once a day, amount checked';
  expect(doubtsIn('medicines', `${line}\nlevothyroxine 100 mg`).map((doubt) => doubt === null)).toEqual([true, false]);
});

test('what was stopped or denied has no amount to ask about', () => {
  expect(ofMedicine('stopped levothyroxine 100 mg')).toBeNull();
});
