import { type Answers, generateRecommendation, HEALTH_DATA_CONSENT, saveQuestionnaire } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { setLoadingStage, withLoading } from '../../../lib/loading.ts';
import { queryClient } from '../../../lib/query.ts';
import { currentUid } from '../../../lib/session.ts';
import { untilShown } from '../../../lib/until-shown.ts';

export const PLAN = '/dashboard';

interface Sending {
  readonly answers: Answers;
  /** The person pressed the button below the consent text. */
  readonly hasAgreed: boolean;
  readonly idempotencyKey: string;
  /** Opens the plan; the overlay stays until it is shown. */
  readonly openPlan: () => Promise<void> | void;
}

/** Saves the answers, makes the plan, and shows each stage as it happens. The same key never makes a second batch. */
export async function sendAnswers({ answers, hasAgreed, idempotencyKey, openPlan }: Sending): Promise<void> {
  // Both calls are for the same person, even if somebody else signs in between.
  const of = currentUid();
  await withLoading('Saving your answers', async () => {
    const consentVersion = hasAgreed ? HEALTH_DATA_CONSENT : undefined;
    await call(saveQuestionnaire, { body: answers, consentVersion, of });
    setLoadingStage('Checking safety and choosing what fits you');
    await call(generateRecommendation, {
      body: { role: 'user', action: 'list', questionnaire: answers },
      idempotencyKey,
      of,
    });
    setLoadingStage('Opening your plan');
    await queryClient.invalidateQueries();
    await openPlan();
    await untilShown(PLAN);
  });
}
