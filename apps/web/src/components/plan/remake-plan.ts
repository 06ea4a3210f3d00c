import { generateRecommendation, readMe, updateQuestionnaire } from '@evidose/contract';
import { call } from '../../lib/api.ts';
import { setLoadingStage } from '../../lib/loading.ts';
import { newId } from '../../lib/new-id.ts';
import { type AnswerChange, DECIDING } from './answer-change.ts';

/** Saves a changed answer first, then makes a new plan. */
export async function remakePlan(change: AnswerChange | null): Promise<void> {
  const { comprehensiveQuestionnaire: questionnaire } =
    change === null ? await call(readMe) : await call(updateQuestionnaire, { body: change });
  setLoadingStage(DECIDING);
  await call(generateRecommendation, {
    body: { role: 'user', action: 'list', questionnaire: questionnaire ?? {} },
    idempotencyKey: newId(),
  });
}
