import { type IntakeEntry, readIntake } from '@evidose/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sayFailed } from '../../../components/plan/my-list.ts';
import { call } from '../../../lib/api.ts';
import { dayAfter, localDay } from '../../../lib/local-day.ts';
import { sendOrKeep } from '../../../lib/offline/send-later.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { Tick, TickedDose } from './ticks.ts';

interface Recorded {
  readonly entries: IntakeEntry[];
}

interface Change {
  readonly dose: TickedDose;
  readonly state: Tick;
  /** The diary's value when pressed; unknown until the day has loaded. */
  readonly seen: Tick | undefined;
}

const TICKS = ['intake'];

const NOTHING: Recorded = { entries: [] };

const dayQuery = (day: string) =>
  queryOptions({
    queryKey: ['me', 'intake', day],
    queryFn: ({ signal }) => call(readIntake, { signal, params: { day } }),
    // Offline, an unread day starts empty.
    meta: { isKept: true, ...(day >= localDay() ? { ifNeverAsked: NOTHING } : {}) },
  });

/** Prefetches the days that can be filled in, so that they work offline. */
export function useDaysAhead(today: string, daysAgo: readonly number[]): void {
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        for (const ago of daysAgo) {
          void client.prefetchQuery({ ...dayQuery(dayAfter(today, -ago)), staleTime: Number.POSITIVE_INFINITY });
        }
      }),
    [client, today, daysAgo],
  );
}

/** One day of the diary. Updates are optimistic and rolled back if the server refuses. */
export function useIntake(day: string) {
  const client = useQueryClient();
  const query = dayQuery(day);
  const { queryKey: key } = query;
  const entries = useQuery(query);
  const stateOf = ({ id, keptAt }: TickedDose): Tick | undefined => {
    const known = client.getQueryData(key);
    return (
      known && (known.entries.find(({ supplementId, slot }) => supplementId === id && slot === keptAt)?.state ?? null)
    );
  };
  const { mutate } = useMutation({
    mutationKey: TICKS,
    // In the order of the presses.
    scope: { id: 'intake' },
    mutationFn: ({ dose: { id, name, keptAt }, state, seen }: Change) =>
      sendOrKeep('recordIntake', {
        request: { params: { day }, body: { supplementId: id, slot: keptAt, state, seen } },
        about: name,
      }),
    onMutate: async ({ dose: { id, keptAt }, state }) => {
      // A response already on its way lacks this update and would overwrite it.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Recorded>(key, (known) => {
        const others = (known?.entries ?? []).filter((each) => each.supplementId !== id || each.slot !== keptAt);
        return { entries: state === null ? others : [...others, { supplementId: id, slot: keptAt, state }] };
      });
    },
    onError: sayFailed,
    onSettled: () => {
      // Refetched after the last one, since earlier entries may not have loaded.
      if (client.isMutating({ mutationKey: TICKS }) === 1) void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: ['me', 'adherence'] });
    },
  });
  return { entries, record: (dose: TickedDose, state: Tick) => mutate({ dose, state, seen: stateOf(dose) }) };
}
