import { type CheckIn, listCheckIns, type PartialAnswers, readMe, saveCheckIn } from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const useCheckIns = () =>
  useQuery({
    queryKey: ['me', 'check-ins'],
    queryFn: ({ signal }) => call(listCheckIns, { signal }),
    meta: { isKept: true },
  });

export const useAnswers = () =>
  useQuery({
    queryKey: ['me', 'answers'],
    queryFn: async ({ signal }) =>
      ((await call(readMe, { signal })).comprehensiveQuestionnaire ?? {}) as PartialAnswers,
  });

/** Lab results and medicines change the answers, and so everything derived from them. */
export function useSaveCheckIn() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'check-in' },
    mutationFn: ({ day, ...body }: CheckIn) => call(saveCheckIn, { params: { day }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
}
