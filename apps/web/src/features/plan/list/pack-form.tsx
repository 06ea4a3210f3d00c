import { unitsText } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useLocalDay } from '../../../lib/local-day.ts';
import { useMarkChosen } from '../queries.ts';
import type { ListEntry } from './list-entry.ts';

const LARGEST_PACK = 10_000;

/** Loaded on demand, since it is rarely opened. */
export default function PackForm({
  entry: { chosen, item },
  onDone,
}: {
  readonly entry: ListEntry;
  readonly onDone: () => void;
}) {
  const today = useLocalDay();
  const mark = useMarkChosen(chosen.id);
  const usual = chosen.packUnits ?? item.buy?.packFor30Days ?? null;
  const [startedOn, setStartedOn] = useState(chosen.startedOn ?? today);
  const [pack, setPack] = useState(usual === null ? '' : String(usual));
  const units = Number(pack);
  const packProblem =
    pack === '' || (Number.isInteger(units) && units >= 1 && units <= LARGEST_PACK)
      ? undefined
      : 'Please enter a whole number';
  const dayProblem = startedOn > today ? 'Please enter a date that’s not in the future' : undefined;

  function save(event: React.FormEvent): void {
    event.preventDefault();
    if (packProblem !== undefined || dayProblem !== undefined) return;
    mark.mutate(
      { startedOn: startedOn === '' ? null : startedOn, packUnits: pack === '' ? null : units },
      { onSuccess: onDone },
    );
  }

  return (
    <form noValidate onSubmit={save} className="flex w-full flex-col gap-3">
      <TextField label="Started on" type="date" value={startedOn} onChange={setStartedOn} errorMessage={dayProblem} />
      <TextField
        label={`In the pack${item.buy === null ? '' : ` (${unitsText(2, item.buy.unitWord).slice(2)})`}`}
        inputMode="numeric"
        value={pack}
        onChange={setPack}
        errorMessage={packProblem}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isDisabled={mark.isPending}>
          Save
        </Button>
        <Button size="sm" variant="quiet" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
