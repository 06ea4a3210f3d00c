import { readEntries } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const medicines = (text: string) => readEntries(prepared, 'medicines', text).map(({ medicine }) => medicine);
const usageOf = (text: string) => medicines(text)[0]?.usage;

describe('how long ago it was stopped', () => {
  test.each([
    ['stopped warfarin 3 weeks ago', 21],
    ['came off sertraline two months ago', 56],
    ['prednisolone years ago', 700],
    ['stopped sertraline in 2019', 2497],
    ['tamoxifen 2012 to 2017', 3227],
  ])('is at least what “%s” says', (text, days) => {
    expect(usageOf(text)).toMatchObject({ status: 'stopped', stoppedDaysAgo: days });
  });

  test('is unknown if not stated, or stated about something else', () => {
    expect(usageOf('stopped warfarin')?.stoppedDaysAgo).toBeUndefined();
    expect(usageOf('stopped warfarin. Diagnosed 3 years ago')?.stoppedDaysAgo).toBeUndefined();
    expect(usageOf('ramipril, started 3 years ago')?.stoppedDaysAgo).toBeUndefined();
  });
});

describe('frequency', () => {
  test('less than every other day is kept as a rhythm', () => {
    expect(usageOf('alendronate 70 mg weekly')?.everyDays).toBe(7);
    expect(usageOf('amlodipine 5 mg')?.everyDays).toBeUndefined();
  });

  test('named days leave the other days to the other dose', () => {
    expect(medicines('warfarin 5 mg, 7.5 mg on tues and thurs')[0]?.dose?.amount).toBeCloseTo(5.71, 2);
    expect(medicines('warfarin 2 mg mon wed fri, 3 mg other days')[0]?.dose?.amount).toBeCloseTo(2.57, 2);
  });
});

describe('numbers', () => {
  const amount = (text: string) => medicines(text)[0]?.dose?.amount;

  test.each([
    ['metoprolol twenty five twice a day', 50],
    ['hydrochlorothiazide twelve point five', 12.5],
    ['levothyroxine one hundred and twenty five mcg', 125],
    ['metformin two five hundred mg tablets', 1000],
  ])('in words are read as spoken: “%s”', (text, dose) => {
    expect(amount(text)).toBe(dose);
  });

  test.each(['Seebri 44, 1 puff once daily', 'glycopyrronium inhaler 50 once a day', 'Spiriva inhaler 18 once a day'])(
    'of inhaled medicines are micrograms: “%s”',
    (text) => expect(medicines(text)[0]?.dose?.unit).toBe('µg'),
  );

  test('of a concentration count by the volume taken, and are no dose alone', () => {
    expect(amount('paracetamol 250mg/5ml 10 ml qds')).toBe(2000);
    expect(amount('latanoprost 50mcg/ml one drop')).toBeUndefined();
  });

  test.each([
    'blood pressure 140/90, amlodipine 5 mg',
    'weight 92kg, height 5ft 10, amlodipine 5 mg',
    'AMLODIPINE 5 MG TAB QTY: 90 REFILLS: 3',
    'amlodipine 5mg batch A1234 exp 03/2027',
  ])('that were measured or printed are no dose: “%s”', (text) => {
    expect(medicines(text)).toMatchObject([{ id: 'amlodipine', dose: { amount: 5 } }]);
  });

  test('name a weak tablet by strength, another by count', () => {
    expect(amount('warfarin 3')).toBe(3);
    expect(amount('paracetamol 2')).toBeUndefined();
  });
});

describe('the ending of a brand', () => {
  test('names an additional ingredient, and makes the entry uncertain', () => {
    const [plus] = medicines('Delix 5 plus');
    expect(plus?.ingredients).toEqual(['ramipril', 'hydrochlorothiazide']);
    expect(plus?.checkable).toBe(false);
  });

  test('is none after a substance, or where it is a time', () => {
    expect(medicines('losartan H')[0]).toMatchObject({ id: 'losartan', checkable: true });
    expect(medicines('Diovan 80 am')[0]).toMatchObject({ id: 'valsartan', usage: { slots: ['breakfast'] } });
    expect(medicines('metformin plus ramipril').map((each) => each?.id)).toEqual(['metformin', 'ramipril']);
  });
});

describe('ids in the language files', () => {
  const { language, drugs, supplements } = prepared.knowledge;

  test('are medicines whose bare numbers have their own unit', () => {
    const known = new Set(drugs.map(({ id }) => id));
    expect(
      Object.values(language.units.bareUnits)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([]);
    expect(language.units.weakTablets.filter((id) => !known.has(id))).toEqual([]);
  });

  test('are medicines and classes that a brand ending names', () => {
    const known = new Set([...drugs, ...prepared.knowledge.drugClasses].map(({ id }) => id));
    const named = Object.entries(language.brandEndings.added).flatMap(([id, { to }]) => [id, ...to]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('are classes in reactions, and supplements with a stronger kind', () => {
    const classes = new Set(prepared.knowledge.drugClasses.map(({ id }) => id));
    const ofAllergies = [...language.allergies.reactions.flatMap(({ of }) => of), ...language.allergies.treatedBy];
    expect(ofAllergies.filter((id) => !classes.has(id))).toEqual([]);
    const known = new Set(supplements.map(({ id }) => id));
    const named = Object.entries(language.ordinary.stronger).flatMap(([id, { is }]) => [id, is]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('are supplements sold by the weight of a salt', () => {
    const known = new Set(supplements.map(({ id }) => id));
    expect(Object.keys(language.salts).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('a truncated name', () => {
  test('is a guess at the only substance that starts with it', () => {
    expect(medicines('ramip 2.5')[0]).toMatchObject({ id: 'ramipril', guessed: true });
  });

  test('is none where several start with it, or swapped letters make another', () => {
    expect(medicines('predn 5')[0]?.id).toBeNull();
    expect(medicines('everol 50')[0]?.id).toBeNull();
  });
});
