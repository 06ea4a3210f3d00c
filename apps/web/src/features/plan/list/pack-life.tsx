import { unitsText } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { dayAfter, longDayText, useLocalDay } from '../../../lib/local-day.ts';
import { useMarkChosen } from '../queries.ts';
import { type ListEntry, runsOutOn } from './list-entry.ts';

const SOON_DAYS = 7;

/** Started, and how long the pack lasts. */
export function PackLife({ entry }: { readonly entry: ListEntry }) {
  const { chosen, item } = entry;
  const today = useLocalDay();
  const mark = useMarkChosen(chosen.id);
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <PackForm entry={entry} onDone={() => setEditing(false)} />;
  if (chosen.startedOn === null) {
    return (
      <Button
        variant="secondary"
        size="sm"
        isDisabled={mark.isPending}
        onPress={() => mark.mutate({ startedOn: today })}
      >
        I started today<span className="sr-only"> with {item.name}</span>
      </Button>
    );
  }
  const end = runsOutOn(entry);
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      <p>Started on {longDayText(chosen.startedOn)}</p>
      {end !== null && <EndLine end={end} today={today} />}
      <div className="-mx-4 flex flex-wrap">
        <Button variant="quiet" size="sm" onPress={() => setEditing(true)}>
          Change<span className="sr-only"> when {item.name} was started, and its pack</span>
        </Button>
        {end !== null && end <= dayAfter(today, SOON_DAYS) && (
          <Button
            variant="quiet"
            size="sm"
            isDisabled={mark.isPending}
            onPress={() => mark.mutate({ startedOn: today })}
          >
            I opened a new pack<span className="sr-only"> of {item.name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

function EndLine({ end, today }: { readonly end: string; readonly today: string }) {
  if (end < today) return <p className="font-semibold text-caution">Ran out on {longDayText(end)}</p>;
  const isSoon = end <= dayAfter(today, SOON_DAYS);
  return (
    <p className={isSoon ? 'font-semibold text-caution' : undefined}>
      Runs out on {longDayText(end)}
      {isSoon && ': order again'}
    </p>
  );
}

const LARGEST_PACK = 10_000;

function PackForm({ entry: { chosen, item }, onDone }: { readonly entry: ListEntry; readonly onDone: () => void }) {
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
  const dayProblem = startedOn > today ? 'Please enter a day that has come' : undefined;

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
