import type { TrialOffer } from '@evidose/contract';
import { useId, useState } from 'react';
import { SourceNotes } from '../../../components/plan/source-notes.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { dayAfter, useLocalDay } from '../../../lib/local-day.ts';
import { useStartTrial } from '../trial-queries.ts';

const TIMES = { 1: 'Once', 2: 'Twice', 3: 'Three times' } as const;

export function OfferedTrial({ offer: { name, trialId, design } }: { readonly offer: TrialOffer }) {
  const id = useId();
  const tomorrow = dayAfter(useLocalDay(), 1);
  const [ratingsADay, setRatingsADay] = useState(1);
  const start = useStartTrial();
  if (design === null || trialId === null) return null;
  const { blocks, blockDays, washoutDays, message, sources, question } = design;
  return (
    <article className="flex max-w-text flex-col gap-3 rounded-lg border border-line bg-raised p-4 sm:p-5">
      <h3 className="font-semibold">Try {name} on and off</h3>
      <p>{message}</p>
      <ul className="list-disc pl-5 text-sm">
        <li>
          {blocks * blockDays} days in {blocks} blocks of {blockDays}. Half of them are with {name}, in an order drawn
          by lot.
        </li>
        <li>Each day you answer: {question}</li>
        {washoutDays > 0 && (
          <li>
            The first {washoutDays === 1 ? 'day' : `${washoutDays} days`} after each change{' '}
            {washoutDays === 1 ? 'is' : 'are'} rated but not counted.
          </li>
        )}
        <li>You see the result at the end, and not before. You can stop any time.</li>
      </ul>
      <SourceNotes ids={sources} about={name} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="font-medium text-sm">
            Rate each day
          </label>
          <select
            id={id}
            value={ratingsADay}
            onChange={(event) => setRatingsADay(Number(event.target.value))}
            className="min-h-11 cursor-pointer rounded-md border border-edge bg-surface px-3"
          >
            {Object.entries(TIMES).map(([times, label]) => (
              <option key={times} value={times}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button isPending={start.isPending} onPress={() => start.mutate({ trialId, startsOn: tomorrow, ratingsADay })}>
          Start tomorrow
        </Button>
      </div>
    </article>
  );
}
