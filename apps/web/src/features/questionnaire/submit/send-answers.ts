import { type Answers, generateRecommendation, saveQuestionnaire } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { setLoadingStage, withLoading } from '../../../lib/loading.ts';
import { queryClient } from '../../../lib/query.ts';

/**
 * Saves the answers to the user document, has the plan made, and shows each stage while it is really under way.
 * Repeated under the same key it makes no second batch.
 */
export async function sendAnswers(answers: Answers, idempotencyKey: string): Promise<void> {
  await withLoading('Saving your answers', async () => {
    await call(saveQuestionnaire, { body: answers });
    setLoadingStage('Checking safety and choosing what fits you');
    await call(generateRecommendation, {
      body: { role: 'user', action: 'list', questionnaire: answers },
      idempotencyKey,
    });
    setLoadingStage('Opening your plan');
    await queryClient.invalidateQueries();
  });
}
