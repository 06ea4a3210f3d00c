import { latestSuggested, pendingFindings } from '@evidose/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const BATCH = ['me', 'batch'];

export const batchQuery = queryOptions({
  queryKey: BATCH,
  queryFn: ({ signal }) => call(latestSuggested, { signal }),
  meta: { isKept: true },
});

export const useLatestBatch = () => useQuery(batchQuery);

/** What today's answers say against the plan; fetched only if the plan predates them. */
export const usePendingFindings = (answersChangedOn: string | null) =>
  useQuery({
    queryKey: ['me', 'pending', answersChangedOn],
    queryFn: async ({ signal }) => (await call(pendingFindings, { signal })).findings,
    meta: { isKept: true },
    enabled: answersChangedOn !== null,
  });
