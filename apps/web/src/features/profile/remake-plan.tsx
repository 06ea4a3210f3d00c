import { generateRecommendation } from '@evidose/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { call } from '../../lib/api.ts';
import { withLoading } from '../../lib/loading.ts';
import { newId } from '../../lib/new-id.ts';

/** The stored answers once more through the engine: a new batch, and the history says what changed. */
export function RemakePlan({ answers }: { readonly answers: Readonly<Record<string, unknown>> }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remake = useMutation({
    mutationFn: () =>
      withLoading('Checking safety and choosing what fits you', () =>
        call(generateRecommendation, {
          body: { role: 'user', action: 'list', questionnaire: answers },
          idempotencyKey: newId(),
        }),
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['me'] });
      await navigate('/dashboard');
    },
  });
  return (
    <div className="flex flex-col items-start gap-3">
      {remake.isError && <ErrorNotice error={remake.error} />}
      <Button isPending={remake.isPending} onPress={() => remake.mutate()}>
        Make my plan from these answers
      </Button>
    </div>
  );
}
