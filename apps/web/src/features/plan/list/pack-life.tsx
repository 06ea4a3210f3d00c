import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { dayAfter, longDayText, useLocalDay } from '../../../lib/local-day.ts';
import { useMarkChosen } from '../queries.ts';
import { type ListEntry, runsOutOn } from './list-entry.ts';

const PackForm = lazyPart(() => import('./pack-form.tsx'));

const SOON_DAYS = 7;

export function PackLife({ entry }: { readonly entry: ListEntry }) {
  const { chosen, item } = entry;
  const today = useLocalDay();
  const mark = useMarkChosen(chosen.id);
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <Suspense>
        <PackForm entry={entry} onDone={() => setEditing(false)} />
      </Suspense>
    );
  }
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
