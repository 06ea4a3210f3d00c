import { type PartialAnswers, type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { HEALTHY } from '@evidose/contract/testing';
import { type Prepared, recommend } from '@evidose/engine';

/** The plan of one named person; answers that fail validation throw. */
export function planOf(prepared: Prepared, answers: PartialAnswers): Recommendation {
  const checked = validateQuestionnaire({ ...HEALTHY, ...answers });
  if (!checked.ok) throw new Error(`${checked.failure.field}: ${checked.failure.message}`);
  return recommend(prepared, checked.answers);
}
