import {
  type ConsentKind,
  type HealthDataConsentVersion,
  type ProfileNames,
  type RouteOutput,
  readConsents,
  readMe,
  saveMe,
  setConsent,
  updateQuestionnaire,
} from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BATCH } from '../../components/plan/latest-plan.ts';
import { call } from '../../lib/api.ts';

const ME = ['me', 'document'];
const CONSENTS = ['me', 'consents'];

export const useMe = () => useQuery({ queryKey: ME, queryFn: ({ signal }) => call(readMe, { signal }) });

export function useSaveNames() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (names: ProfileNames) => call(saveMe, { body: names }),
    onSuccess: (document) => client.setQueryData(ME, document),
  });
}

/** Merges changed answers into the stored document. */
export function useUpdateAnswers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Readonly<Record<string, unknown>>) => call(updateQuestionnaire, { body: change }),
    onSuccess: ({ comprehensiveQuestionnaire }) => {
      client.setQueryData<RouteOutput<typeof readMe>>(ME, (document) =>
        document === undefined ? document : { ...document, comprehensiveQuestionnaire },
      );
      // The plan may now be stale.
      void client.invalidateQueries({ queryKey: BATCH });
    },
  });
}

export const useConsents = () =>
  useQuery({ queryKey: CONSENTS, queryFn: ({ signal }) => call(readConsents, { signal }) });

interface Decision {
  readonly kind: ConsentKind;
  readonly granted: boolean;
  readonly version?: HealthDataConsentVersion;
}

export function useSetConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...body }: Decision) => call(setConsent, { params: { kind }, body }),
    onSuccess: (result) => client.setQueryData(CONSENTS, result),
  });
}
