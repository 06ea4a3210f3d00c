import { type Answers, generateRecommendation, readMe, updateQuestionnaire } from '@evidose/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { setLoadingStage, withLoading } from '../../lib/loading.ts';
import { newId } from '../../lib/new-id.ts';
import { untilShown } from '../../lib/until-shown.ts';
import { toast } from '../ui/toast.ts';
import { sayFailed } from './my-list.ts';

const DECIDING = 'Checking safety and choosing what fits you';

type Change = Readonly<Partial<Record<keyof Answers, unknown>>>;

/** The answers, with a change saved to them first, through the engine once more. */
export async function remakePlan(change: Change | null): Promise<void> {
  const { comprehensiveQuestionnaire: questionnaire } =
    change === null ? await call(readMe) : await call(updateQuestionnaire, { body: change });
  setLoadingStage(DECIDING);
  await call(generateRecommendation, {
    body: { role: 'user', action: 'list', questionnaire: questionnaire ?? {} },
    idempotencyKey: newId(),
  });
}

/** In one press: saved, made anew, and the plan opened on what that changed. */
export function useRemakePlan() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    scope: { id: 'remaking' },
    mutationFn: (change: Change | null) =>
      withLoading(change === null ? DECIDING : 'Saving your answers', async () => {
        await remakePlan(change);
        await client.invalidateQueries({ queryKey: ['me'] });
        await navigate('/dashboard');
        await untilShown('/dashboard');
      }),
    onError: (thrown) => {
      // The answers may have been saved before it failed: then the page says that the plan does not know them.
      void client.invalidateQueries({ queryKey: ['me'] });
      sayFailed(thrown);
    },
  });
}

export const sayNothingChanged = (): void => toast('Nothing changed, so your plan stays as it is.');
