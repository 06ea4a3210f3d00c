import {
  listTrialOffers,
  listTrials,
  type RouteRequest,
  rateTrialDay,
  startTrial,
  stopTrial,
  type Trial,
} from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sayFailed } from '../../components/plan/my-list.ts';
import { call } from '../../lib/api.ts';

const TRIALS = ['me', 'trials'];

export const useTrials = () =>
  useQuery({ queryKey: TRIALS, queryFn: ({ signal }) => call(listTrials, { signal }), meta: { isKept: true } });

export const useTrialOffers = () =>
  useQuery({ queryKey: ['me', 'trial-offers'], queryFn: ({ signal }) => call(listTrialOffers, { signal }) });

type Trials = Awaited<ReturnType<typeof call<typeof listTrials>>>;

function useTrialChange<T>(change: (asked: T) => Promise<{ readonly trial: Trial }>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'trial' },
    mutationFn: change,
    onSuccess: ({ trial }) => {
      client.setQueryData<Trials>(
        TRIALS,
        (known) => known && { ...known, trials: [trial, ...known.trials.filter(({ id }) => id !== trial.id)] },
      );
    },
    onError: (thrown) => {
      // It may have ended meanwhile; the refetch shows that, and why.
      void client.invalidateQueries({ queryKey: TRIALS });
      sayFailed(thrown);
    },
  });
}

export const useStartTrial = () =>
  useTrialChange((body: RouteRequest<typeof startTrial>['body']) => call(startTrial, { body }));
export const useRateTrialDay = (trialId: string) =>
  useTrialChange(({ day, ...body }: { day: string; time: number; rating: number | null }) =>
    call(rateTrialDay, { params: { trialId, day }, body }),
  );
export const useStopTrial = (trialId: string) =>
  useTrialChange((body: RouteRequest<typeof stopTrial>['body']) => call(stopTrial, { params: { trialId }, body }));
