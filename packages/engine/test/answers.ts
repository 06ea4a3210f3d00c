import { type Answers, type PartialAnswers, validateQuestionnaire } from '@evidose/contract';
import { HEALTHY } from '@evidose/contract/testing';

/** A healthy, well-fed adult of thirty; every test says only what is different. */
export function answersOf(changes: PartialAnswers = {}): Answers {
  const checked = validateQuestionnaire({ ...HEALTHY, ...changes });
  if (!checked.ok) throw new Error(`${checked.failure.field}: ${checked.failure.message}`);
  return checked.answers;
}
