import { resultOf, type SuggestedBatch } from '@evidose/contract';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { dayAfter, longDayText, shortDayText, useLocalDay } from '../../../lib/local-day.ts';
import type { ListEntry } from '../list/list-entry.ts';
import { useResolvedAlerts } from '../queries.ts';
import { sectionPath } from '../sections.ts';
import { type Day, dayOf } from './day.ts';
import { DoseRow } from './dose-row.tsx';
import { type TickedDose, tickedDoses } from './ticks.ts';
import { useDaysAhead, useIntake } from './use-intake.ts';
import { whenText } from './when-text.ts';

const DayLine = lazyPart(() => import('../pictures/day-line.tsx'));

interface TodayProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}

/** Today and the two days before, to record what was forgotten. */
export function Today({ batch, entries }: TodayProps) {
  const today = useLocalDay();
  const [daysAgo, setDaysAgo] = useState(0);
  const date = dayAfter(today, -daysAgo);
  const { entries: intake, record } = useIntake(date);
  useDaysAhead(today, PICKED);
  const recorded = intake.data?.entries ?? [];
  const resolved = useResolvedAlerts().data ?? [];
  const day = dayOf({ result: resultOf(batch), entries, day: date, recorded, resolved });
  const hasApart = day.groups.some(({ doses }) => doses.some(({ apart }) => apart.length > 0));
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
      {entries.length + day.groups.length === 0 && <EmptyDay hasSuggestions={batch.supplements.length > 0} />}
      <Rest asNeeded={day.asNeeded} otherDays={day.otherDays} />
      {hasApart && (
        <Suspense>
          <DayLine doses={day.groups.flatMap(({ doses }) => doses)} />
        </Suspense>
      )}
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
  // Matched over the whole day: an entry may belong to a dose that has moved.
  const all = ticked(day.groups.flatMap(({ doses }) => doses));
  const isOpen = ({ state, rhythm, care }: TickedDose) =>
    // "All taken" must not record a weekly tablet that was not due, nor anything that must be asked about first.
    state === null && rhythm === '' && (care === null || care.isResolved);
  return (
    <ol className="flex flex-col gap-5">
      {day.groups.map(({ when }) => {
        const doses = all.filter((dose) => dose.when === when);
        const open = doses.filter(isOpen);
        return (
          <li key={when} aria-labelledby={`slot-${when}`}>
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-line border-b pb-1">
              <h3 id={`slot-${when}`} className="font-sans font-semibold tracking-normal">
                {whenText(when)}
              </h3>
              {open.length > 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  onPress={() => {
                    for (const dose of open) record(dose, 'taken');
                  }}
                >
                  {open.length === 2 ? 'Both' : `All ${open.length}`} taken
                  <span className="sr-only">, {whenText(when).toLowerCase()}</span>
                </Button>
              )}
            </div>
            {when === 'any-time' && (
              <p className="pt-1.5 text-ink-faint text-sm">
                Write the time beside the name in your answers, and it moves there.
              </p>
            )}
            <ul className="-mx-2 flex flex-col sm:-mx-3">
              {doses.map((dose) => (
                <DoseRow key={`${dose.id} ${dose.text}`} dose={dose} onChange={(state) => record(dose, state)} />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Rest({ asNeeded, otherDays }: Pick<Day, 'asNeeded' | 'otherDays'>) {
  return (
    <>
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
    </>
  );
}

function EmptyDay({ hasSuggestions }: { readonly hasSuggestions: boolean }) {
  if (!hasSuggestions) return <p className="text-ink-soft">Nothing to take.</p>;
  return (
    <p className="text-ink-soft">
      What you choose under{' '}
      <Link to={sectionPath('plan')} className="text-accent-text underline underline-offset-4">
        Plan
      </Link>{' '}
      shows up here at its time of day.
    </p>
  );
}
