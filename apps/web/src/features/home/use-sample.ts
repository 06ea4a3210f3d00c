import { samplePlan } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Changes only with the knowledge. */
export const useSample = () =>
  useQuery({
    queryKey: ['sample-plan'],
    queryFn: ({ signal }) => call(samplePlan, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
