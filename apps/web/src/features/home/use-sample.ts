import { samplePlan } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What the engine decides for the sample person, and how much it knows. It changes with the knowledge only. */
export const useSample = () =>
  useQuery({
    queryKey: ['sample-plan'],
    queryFn: ({ signal }) => call(samplePlan, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
