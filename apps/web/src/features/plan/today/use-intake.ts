import { type IntakeEntry, readIntake, recordIntake } from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sayFailed } from '../../../components/plan/my-list.ts';
import { call } from '../../../lib/api.ts';
import type { Tick, TickedDose } from './ticks.ts';

interface Recorded {
  readonly entries: IntakeEntry[];
}

interface Change {
  readonly dose: TickedDose;
  readonly state: Tick;
}

const TICKS = ['intake'];

/** One day of the diary. A tick is drawn at once and taken back if the server does not follow. */
export function useIntake(day: string) {
  const client = useQueryClient();
  const key = ['me', 'intake', day];
  const entries = useQuery({ queryKey: key, queryFn: ({ signal }) => call(readIntake, { signal, params: { day } }) });
  const { mutate } = useMutation({
    mutationKey: TICKS,
    // One after the other, in the order of the presses.
    scope: { id: 'intake' },
    mutationFn: ({ dose: { id, keptAt }, state }: Change) =>
      call(recordIntake, { params: { day }, body: { supplementId: id, slot: keptAt, state } }),
    onMutate: async ({ dose: { id, keptAt }, state }) => {
      // An answer that is still on its way knows nothing of this tick, and would take it back.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Recorded>(key, (known) => {
        const others = (known?.entries ?? []).filter((each) => each.supplementId !== id || each.slot !== keptAt);
        return { entries: state === null ? others : [...others, { supplementId: id, slot: keptAt, state }] };
      });
    },
    onError: sayFailed,
    onSettled: () => {
      // Read anew after the last of them: what was ticked before may not have been read yet.
      if (client.isMutating({ mutationKey: TICKS }) === 1) void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: ['me', 'adherence'] });
    },
  });
  return { entries, record: (dose: TickedDose, state: Tick) => mutate({ dose, state }) };
}
