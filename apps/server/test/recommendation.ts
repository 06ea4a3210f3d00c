import type { Answers, PartialAnswers } from '@evidose/contract';
import { answersOf as plainAnswersOf } from '@evidose/contract/testing';

export { recommendationOf, supplementOf } from '@evidose/contract/testing';

export const answersOf = (change: PartialAnswers = {}): Answers =>
  plainAnswersOf({ weight: '62', dosingPreference: 'no-preference', budgetRange: '50-100', ...change });
