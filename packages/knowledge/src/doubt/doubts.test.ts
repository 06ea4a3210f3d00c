import { readDoubted } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const doubtsIn = (list: 'medicines' | 'supplements', text: string) =>
  readDoubted(prepared, list, text).entries.map(({ medicine, current: [first] }) => {
    const doubt = medicine?.doubt ?? first?.doubt;
    return doubt === undefined ? null : [doubt.about, ...doubt.readings.map(({ says }) => says)];
  });
const ofMedicine = (text: string) => doubtsIn('medicines', text)[0];
const ofSupplement = (text: string) => doubtsIn('supplements', text)[0];

describe('an implausible amount', () => {
  test.each([
    ['levothyroxine 100 mg', '100 mcg a day', '100 mg a day, as I wrote'],
    ['digoxin 125 mg', '125 mcg a day', '125 mg a day, as I wrote'],
    ['methotrexate 15 mg', '15 mg once a week', '15 mg a day, as I wrote'],
    ['alendronate 70 mg', '70 mg once a week', '70 mg a day, as I wrote'],
    ['atorvastatin 400', '40 mg a day', '400 mg a day, as I wrote'],
  ])('%s is asked about, with the likely reading', (text, likely, own) => {
    expect(ofMedicine(text)).toEqual(['amount', likely, own]);
  });

  test.each([
    ['selenium 200 mg', '200 mcg a day', '200 mg a day, as I wrote'],
    ['vitamin d 5000 mg', '5,000 IU a day', '5,000 mg a day, as I wrote'],
    ['magnesium 400 mcg', '400 mg a day', '400 mcg a day, as I wrote'],
    ['melatonin 3 g', '3 mg a day', '3 g a day, as I wrote'],
  ])('%s as well', (text, likely, own) => {
    expect(ofSupplement(text)).toEqual(['amount', likely, own]);
  });

  test('is asked about without alternatives if no amount is usual', () => {
    expect(ofMedicine('quinapril 2000 mg')).toEqual(['amount', '2,000 mg a day, as I wrote']);
  });

  test('holds for minerals within narrower bounds than for vitamins', () => {
    expect(ofSupplement('zinc 450 mg')).toEqual(['amount', '450 mg a day, as I wrote']);
    expect(ofSupplement('vitamin b12 5000 mcg')).toBeNull();
  });

  test('is asked about where a test once a year was read as how often it is taken', () => {
    expect(ofMedicine('hydroxychloroquine 200 mg 2 tabs qd (400 mg/d) yearly eye exam')?.[0]).toBe('amount');
    expect(ofMedicine('alendronate 70 mg once a week')).toBeNull();
  });

  test('leaves an amount slightly beyond the usual alone', () => {
    expect(ofMedicine('sertraline 300 mg')).toBeNull();
  });

  test('never offers a weekly amount for a daily medicine', () => {
    expect(ofMedicine('warfarin 50 mg')?.join()).not.toContain('week');
  });
});

describe('a number that may be a count', () => {
  test('is asked about before a bare name', () => {
    expect(ofMedicine('3 Ramipril 5 mg')).toEqual(['amount', '5 mg a day', '15 mg a day']);
  });
  test('is a count when followed by a form', () => {
    expect(ofMedicine('2 metformin 500 mg tablets')).toBeNull();
  });
});

test.each([
  ['lisinopril 12 mg', '10 mg a day', '20 mg a day', '12 mg a day'],
  ['atorvastatin 35 mg', '20 mg a day', '40 mg a day', '35 mg a day'],
])('asks about the strength %s, which does not exist, and offers its neighbors', (text, ...says) => {
  expect(ofMedicine(text)).toEqual(['amount', ...says]);
  expect(ofMedicine(`${text}, once a day, amount checked`)).toBeNull();
});

test('asks about a number or a rhythm that had no effect', () => {
  expect(ofMedicine('metoprolol 50 mg twice daily three times a day')).toEqual([
    'amount',
    '50 mg 3 times a day',
    '50 mg twice a day',
  ]);
});

describe('more than one dose', () => {
  test.each([
    ['methylprednisolone 4 mg 6 tabs day 1, 5 tabs day 2, 4 tabs day 3', '20 mg a day', '16 mg a day', '24 mg a day'],
    ['donepezil 5 mg 1 tab at bedtime for 4 weeks then 10 mg at bedtime', '10 mg a day', '5 mg a day'],
    ['bupropion 150 mg 1 tab daily for 3 days, then twice a day', '150 mg twice a day', '150 mg a day'],
  ])('one after the other is asked about, the first counts: %s', (text, ...says) => {
    expect(ofMedicine(text)).toEqual(['amount', ...says]);
  });

  test.each([
    'furosemide 40 mg one in the morning then one at 2 pm',
    'amoxicillin 500 mg three times a day for 7 days, 21 capsules',
    'azithromycin 250 mg as needed for 3 days then stop',
  ])('is not seen in %s', (text) => {
    expect(ofMedicine(text)).toBeNull();
  });
});

test.each([
  'warfarin 5 mg Monday to Saturday, alternating',
  'levothyroxine 100 mcg 6 days a week, 1.5 tabs on the 7th day',
  'lenalidomide 10 mg 21 days on 7 off',
  'folic acid 1 mg the other days',
])('asks about words on how often that no rule reads: %s', (text) => {
  expect(ofMedicine(text)?.[0]).toBe('amount');
});

test('asks about a part of the dose that changes nothing', () => {
  expect(ofSupplement('folate 800 mcg (480 mcg folic acid)')?.[0]).toBe('amount');
  expect(ofMedicine('lisinopril 20 mg take 1 tablet (20 mg total) daily')).toBeNull();
  expect(ofMedicine('mirtazapine 15 mg tab, take 7.5 mg at night')).toBeNull();
});

test('asks about the name that words between or behind two may mean as well', () => {
  expect(doubtsIn('medicines', 'Nuvaring and a Z-pack I just finished')).toEqual([
    ['status', 'I take it', 'stopped'],
    null,
  ]);
  expect(doubtsIn('medicines', 'trazodone 50 at night prn hydroxyzine')[1]).toEqual([
    'status',
    'I take it',
    'only when needed',
  ]);
});

test('asks whether "only" behind unread words means as needed', () => {
  expect(ofMedicine('methylphenidate 27 mg every morning school days only')?.[0]).toBe('status');
  expect(ofMedicine('furosemide 20 mg weekends only')).toBeNull();
});

test('asks about two amounts that nothing distinguishes', () => {
  expect(ofMedicine('lisdexamfetamine 40 mg 1 caps po daily replaces her 30 mg dose')?.[0]).toBe('amount');
});

test('asks about a bare number before the name', () => {
  expect(ofMedicine('5 ramipril')).toEqual(['amount', '5 mg a day', 'amount not given']);
});

test('asks about a dose after two names', () => {
  expect(doubtsIn('supplements', 'zinc and selenium 30 mg').some((doubt) => doubt?.[0] === 'amount')).toBe(true);
});

test('asks about two strengths side by side', () => {
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
])('does not ask about %s', (text) => {
  expect(ofMedicine(text)).toBeNull();
});

test('offers the candidates for a guessed name', () => {
  expect(ofMedicine('metformn 500 mg')).toEqual(['name', 'metformin']);
});

test('does not ask again about a confirmed amount', () => {
  const line = 'sertraline 600 mg, once a day, amount checked';
  expect(doubtsIn('medicines', `${line}\nlevothyroxine 100 mg`).map((doubt) => doubt === null)).toEqual([true, false]);
});

test('does not ask about amounts of stopped or denied entries', () => {
  expect(ofMedicine('stopped levothyroxine 100 mg')).toBeNull();
});
