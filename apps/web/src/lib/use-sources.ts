import { listSources, type SourceEntry } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** Sources change with a deployment, not while a page is open. */
export function useSources(ids: readonly string[]): readonly SourceEntry[] | undefined {
  const { data } = useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => call(listSources, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return undefined;
  const wanted = new Set(ids);
  return data.sources.filter(({ id }) => wanted.has(id));
}
