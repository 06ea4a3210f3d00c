import {
  type Answers,
  AppError,
  mergeAnswers,
  type PlanChanges,
  type UserDocument,
  validateQuestionnaire,
} from '@evidose/contract';
import { compareBatches } from '../suggestions/service.ts';
import type { Decide } from './service.ts';

/** The person's stored answers with the change merged in; both must pass validation. */
function changedAnswers(stored: Answers, change: unknown): Answers {
  const merged = mergeAnswers(stored, change);
  if (!merged.ok) throw new AppError('QUESTIONNAIRE_INVALID', merged.failure);
  const checked = validateQuestionnaire(merged.answers);
  if (!checked.ok) throw new AppError('QUESTIONNAIRE_INVALID', checked.failure);
  return checked.answers;
}

function decided(decide: Decide, answers: Answers) {
  const { supplements, ...recommendation } = decide(answers);
  return { answers, supplements, recommendation };
}

/** What a changed answer would do to the plan. Nothing is stored. */
export function differenceFor(
  decide: Decide,
  { comprehensiveQuestionnaire }: UserDocument,
  change: unknown,
): PlanChanges {
  const stored = validateQuestionnaire(comprehensiveQuestionnaire);
  if (!stored.ok) throw new AppError('USER_WITHOUT_DATA');
  return compareBatches({
    before: decided(decide, stored.answers),
    after: decided(decide, changedAnswers(stored.answers, change)),
    unchangedAnswers: null,
  });
}
