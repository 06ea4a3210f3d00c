import type { Answers, PartialAnswers } from '../questionnaire/answers.ts';
import { HEALTHY } from './healthy.ts';

/** A healthy woman with a budget and an ordinary memory for pills. */
const plain = {
  ...HEALTHY,
  age: '34',
  biologicalSex: 'female',
  height: '168',
  weight: '64',
  generalHealth: 'good',
  pregnancyStatus: 'not-pregnant',
  bloodTests: 'never',
  supplementAdherence: 'mostly',
  dosingPreference: 'once-daily',
  budgetRange: '25-50',
} as const satisfies Answers;

/** A complete questionnaire that differs from a plain one only where the test says so. */
export function answersOf(changes: PartialAnswers = {}): Answers {
  return { ...plain, ...changes };
}
