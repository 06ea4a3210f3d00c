import { type Answers, generateRecommendation, saveQuestionnaire } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { setLoadingStage, withLoading } from '../../../lib/loading.ts';
import { queryClient } from '../../../lib/query.ts';
import { session } from '../../../lib/storage.ts';

const KEY = 'draft:questionnaire-send';

/** The same answers sent again after a failure are the same request: no second batch. */
function idempotencyKeyOf(text: string): string {
  const [key, sent] = session.read(KEY)?.split('\n') ?? [];
  if (key !== undefined && sent === text) return key;
  const fresh = crypto.randomUUID();
  session.write(KEY, `${fresh}\n${text}`);
  return fresh;
}

/** Saves the answers to the user document, has the plan made, and shows each stage while it is really under way. */
export async function sendAnswers(answers: Answers): Promise<void> {
  const idempotencyKey = idempotencyKeyOf(JSON.stringify(answers));
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
  session.remove(KEY);
}
