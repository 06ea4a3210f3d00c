import {
  type IntakeEntry,
  readIntake,
  recordIntake,
  type Slot,
  type SuggestedBatch,
  slotTexts,
} from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { call } from '../../lib/api.ts';
import { toAppError } from '../../lib/errors.ts';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { Adherence } from './adherence.tsx';

type State = IntakeEntry['state'] | null;

/** The person's own day, not the server's. */
export function localDay(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

interface Dose {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
}

const dosesOf = ({ supplements }: SuggestedBatch): Dose[] =>
  supplements.flatMap(({ id, name, timing }) => timing.slot.map((slot) => ({ id, name, slot })));

function useToday(day: string) {
  const client = useQueryClient();
  const key = ['me', 'intake', day];
  const entries = useQuery({ queryKey: key, queryFn: ({ signal }) => call(readIntake, { signal, params: { day } }) });
  const { mutate: record } = useMutation({
    mutationFn: ({ id, slot, state }: Dose & { readonly state: State }) =>
      call(recordIntake, { params: { day }, body: { supplementId: id, slot, state } }),
    onSuccess: (result) => {
      client.setQueryData(key, result);
      void client.invalidateQueries({ queryKey: ['me', 'adherence'] });
    },
    onError: (thrown) => toast(toAppError(thrown).message),
  });
  return { entries, record };
}

/** Today's check-list: taken, skipped, or left open. What is open counts as neither. */
export function TodayCard({ batch }: { readonly batch: SuggestedBatch }) {
  const day = localDay();
  const { entries, record } = useToday(day);
  if (entries.isLoadingError) return <ErrorNotice error={entries.error} onRetry={() => void entries.refetch()} />;
  const stateOf = ({ id, slot }: Dose): State =>
    entries.data?.entries.find((entry) => entry.supplementId === id && entry.slot === slot)?.state ?? null;
  return (
    <Card as="section" className="flex flex-col gap-4 print:hidden">
      <h2 className="font-sans font-semibold tracking-normal">Today</h2>
      <ul className="flex flex-col gap-3">
        {dosesOf(batch).map((dose) => (
          <li key={`${dose.id} ${dose.slot}`} className="flex flex-col gap-1">
            <span className="text-sm">
              {dose.name} <span className="text-ink-faint">· {slotTexts[dose.slot].toLowerCase()}</span>
            </span>
            <DoseStates dose={dose} state={stateOf(dose)} onChange={(state) => record({ ...dose, state })} />
          </li>
        ))}
      </ul>
      <Adherence batch={batch} />
    </Card>
  );
}

interface DoseStatesProps {
  readonly dose: Dose;
  readonly state: State;
  readonly onChange: (state: State) => void;
}

/** Pressing what is set takes it back: not recorded is a state too. */
function DoseStates({ dose, state, onChange }: DoseStatesProps) {
  const once = useSinglePress();
  return (
    <div className="flex gap-2">
      {(['taken', 'skipped'] as const).map((option) => (
        <Button
          key={option}
          size="sm"
          variant={state === option ? 'primary' : 'secondary'}
          aria-pressed={state === option}
          onPress={() => once(option, () => onChange(state === option ? null : option))}
        >
          {option === 'taken' ? 'Taken' : 'Skipped'}
          <span className="sr-only">{` ${dose.name}, ${slotTexts[dose.slot].toLowerCase()}`}</span>
        </Button>
      ))}
    </div>
  );
}
