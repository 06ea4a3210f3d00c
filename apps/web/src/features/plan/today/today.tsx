import { resultOf, type SuggestedBatch, slotTexts } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { dayAfter, longDayText, shortDayText, useLocalDay } from '../../../lib/local-day.ts';
import { Adherence } from '../adherence.tsx';
import type { ListEntry } from '../list/list-entry.ts';
import { useSettled } from '../queries.ts';
import { type Day, dayOf } from './day.ts';
import { DoseRow } from './dose-row.tsx';
import { type TickedDose, tickedDoses } from './ticks.ts';
import { useIntake } from './use-intake.ts';

interface TodayProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}

/** The day as people live it, and the two before, for what was forgotten. */
export function Today({ batch, entries }: TodayProps) {
  const today = useLocalDay();
  const [daysAgo, setDaysAgo] = useState(0);
  const date = dayAfter(today, -daysAgo);
  const { entries: intake, record } = useIntake(date);
  const recorded = intake.data?.entries ?? [];
  const settled = useSettled().data ?? [];
  const day = dayOf({ result: resultOf(batch), entries, day: date, recorded, settled });
  return (
    <Card as="section" labelledBy="today" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="today" tabIndex={-1} className="scroll-mt-24 text-heading outline-none">
            {WORDS[daysAgo] ?? shortDayText(date)}
          </h2>
          <p className="text-ink-soft text-sm">{longDayText(date)}</p>
        </div>
        <DayPicker today={today} daysAgo={daysAgo} onPick={setDaysAgo} />
      </header>
      {intake.isLoadingError ? (
        <ErrorNotice error={intake.error} onRetry={() => void intake.refetch()} />
      ) : (
        <Groups day={day} ticked={(doses) => tickedDoses(doses, recorded)} record={record} />
      )}
      <Rest day={day} hasList={entries.length > 0} hasSuggestions={batch.supplements.length > 0} />
      {entries.length > 0 && <Adherence entries={entries} />}
    </Card>
  );
}

const WORDS: readonly string[] = ['Today', 'Yesterday'];
const PICKED = [0, 1, 2] as const;

interface DayPickerProps {
  readonly today: string;
  readonly daysAgo: number;
  readonly onPick: (daysAgo: number) => void;
}

function DayPicker({ today, daysAgo, onPick }: DayPickerProps) {
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-full bg-sunken p-1 print:hidden">
      <legend className="sr-only">Which day</legend>
      {PICKED.map((ago) => (
        <Button
          key={ago}
          size="sm"
          variant={ago === daysAgo ? 'secondary' : 'quiet'}
          aria-pressed={ago === daysAgo}
          onPress={() => onPick(ago)}
        >
          {WORDS[ago] ?? shortDayText(dayAfter(today, -ago))}
        </Button>
      ))}
    </fieldset>
  );
}

interface GroupsProps {
  readonly day: Day;
  readonly ticked: (doses: readonly Day['groups'][number]['doses'][number][]) => readonly TickedDose[];
  readonly record: (dose: TickedDose, state: TickedDose['state']) => void;
}

function Groups({ day, ticked, record }: GroupsProps) {
  // Matched over the whole day: a tick may belong to a dose that moved to another time.
  const all = ticked(day.groups.flatMap(({ doses }) => doses));
  return (
    <ol className="flex flex-col gap-5">
      {day.groups.map(({ slot }) => {
        const doses = all.filter((dose) => dose.slot === slot);
        // One press for all must not write down a weekly tablet that was not due.
        const open = doses.filter(({ state, rhythm }) => state === null && rhythm === '');
        return (
          <li key={slot} aria-labelledby={`slot-${slot}`}>
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-line border-b pb-1">
              <h3 id={`slot-${slot}`} className="font-sans font-semibold tracking-normal">
                {slotTexts[slot]}
              </h3>
              {open.length > 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  onPress={() => {
                    for (const dose of open) record(dose, 'taken');
                  }}
                >
                  All {open.length} taken
                  <span className="sr-only">, {slotTexts[slot].toLowerCase()}</span>
                </Button>
              )}
            </div>
            <ul className="-mx-2 flex flex-col sm:-mx-3">
              {doses.map((dose) => (
                <DoseRow key={`${dose.id} ${dose.name}`} dose={dose} onChange={(state) => record(dose, state)} />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

interface RestProps {
  readonly day: Day;
  readonly hasList: boolean;
  readonly hasSuggestions: boolean;
}

/** What has no time of its own, what waits for an answer, and where to begin. */
function Rest({ day: { groups, untimed, asNeeded, otherDays, held }, hasList, hasSuggestions }: RestProps) {
  return (
    <>
      {!hasList && hasSuggestions && (
        <p className="text-ink-soft">
          Your list is empty. What you choose under “Suggested for you” shows up here at its time of day.
        </p>
      )}
      {!hasList && !hasSuggestions && groups.length === 0 && <p className="text-ink-soft">Nothing to take.</p>}
      {untimed.length > 0 && (
        <p className="text-ink-soft text-sm">
          <span className="font-semibold text-ink">At the times you were told: </span>
          {untimed.join(', ')}. Write the time beside the name in your answers, and it will show up in your day.
        </p>
      )}
      {otherDays.length > 0 && (
        <p className="text-ink-soft text-sm">
          <span className="font-semibold text-ink">Not on this day: </span>
          {otherDays.join('; ')}.
        </p>
      )}
      {asNeeded.length > 0 && (
        <p className="text-ink-soft text-sm">
          <span className="font-semibold text-ink">When needed: </span>
          {asNeeded.join(', ')}.
        </p>
      )}
      {held.length > 0 && (
        <Callout tone="warning" title="Not in your day: ask first">
          <ul className="flex flex-col gap-1.5">
            {held.map(({ name, why, more }) => (
              <li key={name}>
                <strong className="font-semibold">{name}</strong>: {why}{' '}
                <a href={more} className="text-accent-text underline underline-offset-4">
                  More<span className="sr-only"> about {name}</span>
                </a>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}
