import { describe, expect, test } from 'vitest';
import { answersOf } from '../../test/answers.ts';
import type { LabRule } from '../knowledge.ts';
import { matchLabs } from './labs.ts';
import { personOf } from './person.ts';

const rule = (changes: Partial<LabRule>): LabRule => ({
  id: 'r',
  lab: 'ferritin',
  removes: [],
  message: 'M.',
  sources: ['a-source'],
  ...changes,
});
const matched = (changes: Partial<LabRule>, answers: Parameters<typeof answersOf>[0]) => {
  const all = answersOf({ shareTestResults: 'yes', ...answers });
  return matchLabs([rule(changes)], all, personOf(all)).map(({ because, certain }) => [because.value, certain]);
};
const ferritin = (value: number) => ({ labResults: { ferritin: value } });

describe('a measured value', () => {
  test('meets nothing where none, or another one, was given', () => {
    const none = answersOf();
    expect(matchLabs([rule({ atLeast: 0 })], none, personOf(none))).toEqual([]);
    expect(matched({ atLeast: 0 }, { labResults: { tsh: 2 } })).toEqual([]);
  });

  test.each([
    [14.9, false],
    [15, true],
    [29.9, true],
    [30, false],
  ])('of %s lies from 15 to below 30: %s', (value, isIn) => {
    expect(matched({ atLeast: 15, below: 30 }, ferritin(value)).length === 1).toBe(isIn);
  });

  test('may have one end only', () => {
    expect(matched({ below: 30 }, ferritin(1))).toEqual([['1', true]]);
    expect(matched({ atLeast: 30 }, ferritin(900))).toEqual([['900', true]]);
  });

  test('does not count with any one of the conditions that except it', () => {
    const exceptWith = ['type-1-diabetes', 'hemochromatosis'] as const;
    expect(matched({ exceptWith }, { ...ferritin(5), medicalConditions: ['hemochromatosis'] })).toEqual([]);
    expect(matched({ exceptWith }, { ...ferritin(5), medicalConditions: ['gout'] })).toHaveLength(1);
  });

  test('does not count in a state that excepts it, and only there', () => {
    const female = { ...ferritin(5), biologicalSex: 'female' as const };
    const exceptIn = ['pregnant'] as const;
    expect(matched({ exceptIn }, { ...female, pregnancyStatus: 'pregnant' })).toEqual([]);
    expect(matched({ exceptIn }, { ...female, pregnancyStatus: 'breastfeeding' })).toHaveLength(1);
    expect(matched({ exceptIn }, { ...female, pregnancyStatus: 'not-pregnant' })).toHaveLength(1);
  });

  test('for one sex is sure in that one, possible where nobody says, and nothing in the other', () => {
    const sex = 'female' as const;
    expect(matched({ sex }, { ...ferritin(5), biologicalSex: 'female', pregnancyStatus: 'not-pregnant' })).toEqual([
      ['5', true],
    ]);
    expect(matched({ sex }, { ...ferritin(5), biologicalSex: 'prefer-not-to-say' })).toEqual([['5', false]]);
    expect(matched({ sex }, { ...ferritin(5), biologicalSex: 'male' })).toEqual([]);
    expect(matched({}, { ...ferritin(5), biologicalSex: 'prefer-not-to-say' })).toEqual([['5', true]]);
  });
});
