import { describe, expect, test } from 'vitest';
import { answersOf } from '../../test/answers.ts';
import { nutrientOf } from '../../test/knowledge.ts';
import { personOf } from '../criteria/person.ts';
import type { Nutrient } from '../knowledge.ts';
import { LimitTable } from './limits.ts';

const nutrient = nutrientOf({
  id: 'n',
  upperLimits: {
    female_19_30: 100,
    female_31_50: 90,
    female_51_70: 80,
    female_71_plus: 70,
    male_31_50: 60,
    pregnancy_19_30: 50,
    pregnancy_31_50: 40,
    lactation_31_50: 30,
    female_14_18: 20,
  },
  targets: { female_31_50: 10, pregnancy_31_50: 12, male_31_50: 8 },
});
const limits = (changes: Parameters<typeof answersOf>[0], of: Nutrient = nutrient) =>
  new LimitTable([of]).of(
    personOf(answersOf({ biologicalSex: 'female', pregnancyStatus: 'not-pregnant', ...changes })),
  );
const upper = (changes: Parameters<typeof answersOf>[0], of?: Nutrient) => limits(changes, of).upper[0];

describe('an upper limit', () => {
  test.each([
    ['18', 20],
    ['19', 100],
    ['30', 100],
    ['31', 90],
    ['50', 90],
    ['51', 80],
    ['70', 80],
    ['71', 70],
  ])('at %s', (age, limit) => {
    expect(upper({ age })).toBe(limit);
  });

  test('while trying to conceive is the stricter of before and after', () => {
    expect(upper({ age: '40', pregnancyStatus: 'trying-to-conceive' })).toBe(40);
    const stricterBefore = nutrientOf({ id: 'n', upperLimits: { female_31_50: 5, pregnancy_31_50: 40 } });
    expect(upper({ age: '40', pregnancyStatus: 'trying-to-conceive' }, stricterBefore)).toBe(5);
  });

  test('in pregnancy past fifty is that of the last band', () => {
    expect(upper({ age: '52', pregnancyStatus: 'pregnant' })).toBe(40);
    expect(upper({ age: '72', pregnancyStatus: 'pregnant' })).toBe(40);
    expect(upper({ age: '25', pregnancyStatus: 'pregnant' })).toBe(50);
    expect(upper({ age: '40', pregnancyStatus: 'breastfeeding' })).toBe(30);
  });

  test('is the stricter one where nobody tells the sex', () => {
    expect(upper({ age: '40', biologicalSex: 'prefer-not-to-say', pregnancyStatus: 'not-applicable' })).toBe(60);
  });

  test('that is missing for a band is the strictest of all; where there is none at all there is none', () => {
    expect(upper({ age: '25', pregnancyStatus: 'breastfeeding' })).toBe(20);
    expect(upper({ age: '40' }, nutrientOf({ id: 'n' }))).toBe(Number.POSITIVE_INFINITY);
  });

  test('of Europe counts only where it is the lower one', () => {
    const european = (europeanLimit: number | null) =>
      limits({ age: '40' }, { ...nutrient, europeanLimit }).european[0];
    expect(european(50)).toBe(50);
    expect(european(90)).toBe(Number.POSITIVE_INFINITY);
    expect(european(null)).toBe(Number.POSITIVE_INFINITY);
  });

  test('comes with the least of the targets that may apply', () => {
    expect(limits({ age: '40', pregnancyStatus: 'trying-to-conceive' }).target[0]).toBe(10);
    expect(limits({ age: '25' }).target[0]).toBeNaN();
  });
});
