import {
  type ChosenSupplement,
  listResolvedAlerts,
  type ResolvedAlert,
  resolveAlert,
  type SuggestedBatch,
} from '@evidose/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BATCH, batchQuery } from '../../components/plan/latest-plan.ts';
import { CHOSEN, chosenQuery, sayFailed } from '../../components/plan/my-list.ts';
import { call } from '../../lib/api.ts';
import { isGateOpen } from '../../lib/gate.ts';
import { sendOrKeep } from '../../lib/offline/send-later.ts';
import { queryClient } from '../../lib/query.ts';
import { currentSession } from '../../lib/session.ts';

const RESOLVED = ['me', 'settled'];

const resolvedQuery = queryOptions({
  queryKey: RESOLVED,
  queryFn: async ({ signal }) => (await call(listResolvedAlerts, { signal })).settled,
  meta: { isKept: true },
});

export const useResolvedAlerts = () => useQuery(resolvedQuery);

/** Prefetches the plan before its page renders. */
export function fetchPlanEarly(): void {
  // The page's code may load before its guard has redirected.
  if (currentSession().status !== 'signed-in' || !isGateOpen()) return;
  void queryClient.prefetchQuery(batchQuery);
  void queryClient.prefetchQuery(chosenQuery);
  void queryClient.prefetchQuery(resolvedQuery);
}

interface Ordering {
  readonly id: string;
  readonly ordered: boolean;
}

/** Optimistic in plan and list; rolled back if the server refuses. */
export function useSetOrdered() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'ordering' },
    mutationFn: ({ id, ordered }: Ordering) =>
      sendOrKeep('setOrdered', { request: { params: { supplementId: id }, body: { ordered } }, about: 'Your list' }),
    onMutate: async ({ id, ordered }) => {
      await client.cancelQueries({ queryKey: BATCH });
      const batch = client.getQueryData<SuggestedBatch>(BATCH);
      const chosen = client.getQueryData<ChosenSupplement[]>(CHOSEN);
      if (batch !== undefined) {
        const supplements = batch.supplements.map((item) => (item.id === id ? { ...item, ordered } : item));
        client.setQueryData<SuggestedBatch>(BATCH, { ...batch, supplements });
      }
      if (chosen !== undefined) {
        const orderedOn = ordered ? new Date().toISOString() : null;
        client.setQueryData<ChosenSupplement[]>(
          CHOSEN,
          chosen.map((each) => (each.id === id ? { ...each, orderedOn } : each)),
        );
      }
      return { batch, chosen };
    },
    onError: (thrown, _change, before) => {
      client.setQueryData(BATCH, before?.batch);
      client.setQueryData(CHOSEN, before?.chosen);
      sayFailed(thrown);
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: BATCH }), client.invalidateQueries({ queryKey: CHOSEN })]),
  });
}

type Marks = Partial<Pick<ChosenSupplement, 'startedOn' | 'packUnits'>>;

export function useMarkChosen(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `marks ${id}` },
    mutationFn: (marks: Marks) =>
      sendOrKeep('updateChosen', { request: { params: { id }, body: marks }, about: 'Your list' }),
    onSuccess: (row, marks) =>
      client.setQueryData<ChosenSupplement[]>(CHOSEN, (chosen) =>
        chosen?.map((each) => (each.id === id ? (row ?? { ...each, ...marks }) : each)),
      ),
    onError: sayFailed,
  });
}

export interface Resolving {
  readonly key: string;
  readonly title: string;
  readonly how: ResolvedAlert['how'] | null;
}

const LONGEST_TITLE = 300;

export function useResolveAlert() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'resolving' },
    mutationFn: ({ key, title, how }: Resolving) =>
      call(resolveAlert, { body: { key, title: title.slice(0, LONGEST_TITLE), how } }),
    onSuccess: ({ settled }) => client.setQueryData(RESOLVED, settled),
    onError: sayFailed,
  });
}
