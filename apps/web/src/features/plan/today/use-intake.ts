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

/** One day of the diary. A tick is drawn at once and taken back if the server does not follow. */
export function useIntake(day: string) {
  const client = useQueryClient();
  const key = ['me', 'intake', day];
  const entries = useQuery({ queryKey: key, queryFn: ({ signal }) => call(readIntake, { signal, params: { day } }) });
  const { mutate } = useMutation({
    // One after the other: each answer holds what was ticked before it.
    scope: { id: 'intake' },
    mutationFn: ({ dose: { id, keptAt }, state }: Change) =>
      call(recordIntake, { params: { day }, body: { supplementId: id, slot: keptAt, state } }),
    onMutate: ({ dose: { id, keptAt }, state }) =>
      client.setQueryData<Recorded>(key, (known) => {
        const others = (known?.entries ?? []).filter((each) => each.supplementId !== id || each.slot !== keptAt);
        return { entries: state === null ? others : [...others, { supplementId: id, slot: keptAt, state }] };
      }),
    onError: (thrown) => {
      sayFailed(thrown);
      void client.invalidateQueries({ queryKey: key });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['me', 'adherence'] }),
  });
  return { entries, record: (dose: TickedDose, state: Tick) => mutate({ dose, state }) };
}
