import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { withLoading } from '../../lib/loading.ts';
import { untilShown } from '../../lib/until-shown.ts';
import { withRetry } from '../../lib/with-retry.ts';
import { toast } from '../ui/toast.ts';
import { type AnswerChange, DECIDING } from './answer-change.ts';
import { sayFailed } from './my-list.ts';

/** Loaded lazily: these calls import every question, and a page that only shows a plan does not need them. */
const loadCalls = () => withRetry(() => import('./remake-plan.ts'));

/** Saves, makes a new plan, and opens it on what changed. */
export function useRemakePlan() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    scope: { id: 'remaking' },
    mutationFn: (change: AnswerChange | null) =>
      withLoading(change === null ? DECIDING : 'Saving your answers', async () => {
        await (await loadCalls()).remakePlan(change);
        await client.invalidateQueries({ queryKey: ['me'] });
        await navigate('/dashboard');
        await untilShown('/dashboard');
      }),
    onError: (thrown) => {
      // The answers may have been saved before the failure; the page then shows the plan as stale.
      void client.invalidateQueries({ queryKey: ['me'] });
      sayFailed(thrown);
    },
  });
}

export const sayNothingChanged = (): void => toast('Nothing changed, so your plan stays as it is.');
