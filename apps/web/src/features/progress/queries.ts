import {
  type CheckIn,
  listCheckIns,
  listTrialOffers,
  listTrials,
  type PartialAnswers,
  type RouteRequest,
  rateTrialDay,
  readMe,
  saveCheckIn,
  startTrial,
  stopTrial,
  type Trial,
} from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sayFailed } from '../../components/plan/my-list.ts';
import { call } from '../../lib/api.ts';

const TRIALS = ['me', 'trials'];

export const useCheckIns = () =>
  useQuery({
    queryKey: ['me', 'check-ins'],
    queryFn: ({ signal }) => call(listCheckIns, { signal }),
    meta: { isKept: true },
  });

/** Checked on the way in. */
export const useAnswers = () =>
  useQuery({
    queryKey: ['me', 'answers'],
    queryFn: async ({ signal }) =>
      ((await call(readMe, { signal })).comprehensiveQuestionnaire ?? {}) as PartialAnswers,
  });

export const useTrials = () =>
  useQuery({ queryKey: TRIALS, queryFn: ({ signal }) => call(listTrials, { signal }), meta: { isKept: true } });

export const useTrialOffers = () =>
  useQuery({ queryKey: ['me', 'trial-offers'], queryFn: ({ signal }) => call(listTrialOffers, { signal }) });

/** Results and medicines change the answers, and with them everything that is known about the person. */
export function useSaveCheckIn() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'check-in' },
    mutationFn: ({ day, ...body }: CheckIn) => call(saveCheckIn, { params: { day }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
}

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
      // It may have ended meanwhile: then the page says so, and why.
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
