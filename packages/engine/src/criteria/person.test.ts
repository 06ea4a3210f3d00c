import type { PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../test/answers.ts';
import { personOf } from './person.ts';

const person = (changes: PartialAnswers) => personOf(answersOf(changes));
const female: PartialAnswers = { biologicalSex: 'female', pregnancyStatus: 'not-pregnant' };

describe('whether somebody has periods', () => {
  test.each<[string, PartialAnswers, string]>([
    ['a woman of 30', { ...female, age: '30' }, 'yes'],
    ['a woman of 50', { ...female, age: '50' }, 'yes'],
    ['a woman of 51', { ...female, age: '51' }, 'unknown'],
    ['a woman of 55', { ...female, age: '55' }, 'unknown'],
    ['a woman of 56', { ...female, age: '56' }, 'no'],
    ['a girl of 11', { ...female, age: '11' }, 'no'],
    ['a girl of 12', { ...female, age: '12' }, 'yes'],
    ['a man', { biologicalSex: 'male', age: '30' }, 'no'],
    ['a pregnant woman', { ...female, pregnancyStatus: 'pregnant' }, 'no'],
    ['a breastfeeding woman', { ...female, pregnancyStatus: 'breastfeeding' }, 'unknown'],
    ['somebody who wants an easier menopause', { ...female, age: '45', healthGoals: ['menopause'] }, 'unknown'],
    ['somebody with hot flushes', { ...female, age: '45', currentSymptoms: ['hot-flushes'] }, 'unknown'],
    ['somebody who does not say', { biologicalSex: 'prefer-not-to-say', age: '30' }, 'unknown'],
    [
      'a woman of 53 with heavy periods',
      { ...female, age: '53', pregnancyStatus: 'not-applicable', currentSymptoms: ['heavy-periods'] },
      'yes',
    ],
    ['a woman of 53 with PMS', { ...female, age: '53', currentSymptoms: ['pms'] }, 'yes'],
    ['a woman of 60 with heavy periods', { ...female, age: '60', currentSymptoms: ['heavy-periods'] }, 'unknown'],
    ['a man with PMS', { biologicalSex: 'male', currentSymptoms: ['pms'] }, 'unknown'],
  ])('%s', (_who, changes, expected) => {
    expect(person(changes).menstruating).toBe(expected);
  });
});

describe('what follows from the answers', () => {
  test('the stricter figure of both sexes where nobody says', () => {
    expect(person({ biologicalSex: 'female', pregnancyStatus: 'not-pregnant' }).sexes).toEqual(['female']);
    expect(person({ biologicalSex: 'male' }).sexes).toEqual(['male']);
    expect(person({ biologicalSex: 'intersex' }).sexes).toEqual(['female', 'male']);
    expect(person({ biologicalSex: 'prefer-not-to-say' }).sexes).toEqual(['female', 'male']);
  });
  test('the body mass index', () => {
    expect(person({ height: '200', weight: '100' }).bmi).toBe(25);
  });
  test('the mood score', () => {
    expect(person({ interestPleasure: 'several-days', depression: 'nearly-every-day' }).phq2).toBe(4);
    expect(person({ interestPleasure: 'not-at-all', depression: 'not-at-all' }).phq2).toBe(0);
  });
  test.each([
    ['pregnant', 'pregnant'],
    ['breastfeeding', 'breastfeeding'],
    ['trying-to-conceive', 'trying-to-conceive'],
    ['not-pregnant', null],
    ['not-applicable', null],
  ] as const)('the state of %s', (pregnancyStatus, state) => {
    expect(person({ biologicalSex: 'female', pregnancyStatus }).state).toBe(state);
  });
});
