import { type UserDocument, updateQuestionnaire } from '@evidose/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ME_KEY } from './me-key.ts';

/** Merges changed answers into the stored questionnaire; whoever shows the user document sees them at once. */
export function useUpdate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Record<string, unknown>) => call(updateQuestionnaire, { body: change }),
    onSuccess: ({ comprehensiveQuestionnaire }) => {
      queries.setQueryData<UserDocument>(ME_KEY, (me) =>
        me === undefined ? undefined : { ...me, comprehensiveQuestionnaire },
      );
    },
  });
}
