import { prepare, readEntries } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());
const medicines = (text: string) => readEntries(prepared, 'medicines', text).map(({ medicine }) => medicine);
const told = (text: string) => medicines(text)[0]?.told;

describe('how long ago it was stopped', () => {
  test.each([
    ['stopped warfarin 3 weeks ago', 21],
    ['came off sertraline two months ago', 56],
    ['prednisolone years ago', 700],
  ])('is at least what “%s” says', (text, days) => {
    expect(told(text)).toMatchObject({ status: 'stopped', stoppedDaysAgo: days });
  });

  test('is not known where nobody says it, or where it is said of something else', () => {
    expect(told('stopped warfarin')?.stoppedDaysAgo).toBeUndefined();
    expect(told('stopped warfarin. Diagnosed 3 years ago')?.stoppedDaysAgo).toBeUndefined();
    expect(told('ramipril, started 3 years ago')?.stoppedDaysAgo).toBeUndefined();
  });
});

describe('how often', () => {
  test('what comes less than every other day has its rhythm', () => {
    expect(told('alendronate 70 mg weekly')?.everyDays).toBe(7);
    expect(told('amlodipine 5 mg')?.everyDays).toBeUndefined();
  });

  test('days that are named leave the others to the other dose', () => {
    expect(medicines('warfarin 5 mg, 7.5 mg on tues and thurs')[0]?.dose?.amount).toBeCloseTo(5.71, 2);
    expect(medicines('warfarin 2 mg mon wed fri, 3 mg other days')[0]?.dose?.amount).toBeCloseTo(2.57, 2);
  });
});

describe('the ids that the lists of words name', () => {
  const { language, drugs, supplements } = prepared.knowledge;

  test('are those of medicines whose bare numbers have a unit of their own', () => {
    const known = new Set(drugs.map(({ id }) => id));
    expect(
      Object.values(language.units.bareUnits)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  test('are those of supplements that are sold by the weight of a salt', () => {
    const known = new Set(supplements.map(({ id }) => id));
    expect(Object.keys(language.salts).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('a name cut short', () => {
  test('is a guess of the one substance that starts so', () => {
    expect(medicines('bisop 2.5')[0]).toMatchObject({ id: 'bisoprolol', guessed: true });
  });

  test('is none where several start so, or where swapped letters make another', () => {
    expect(medicines('predn 5')[0]?.id).toBeNull();
    expect(medicines('everol 50')[0]?.id).toBeNull();
  });
});
