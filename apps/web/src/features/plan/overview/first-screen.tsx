import { resultOf, type SuggestedBatch, slotTexts } from '@evidose/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CapsuleIcon, CautionIcon, ChevronDownIcon, ClockIcon } from '../../../components/ui/icons.tsx';
import { useLocalDay } from '../../../lib/local-day.ts';
import type { ListEntry } from '../list/list-entry.ts';
import { useResolvedAlerts } from '../queries.ts';
import { sectionPath } from '../sections.ts';
import { dayOf } from '../today/day.ts';
import { tickedDoses } from '../today/ticks.ts';
import { useIntake } from '../today/use-intake.ts';
import { nextInDay } from './next-in-day.ts';
import { type Action, overviewOf } from './overview.ts';

interface FirstScreenProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}

/** One sentence, at most three actions, and the next dose: fits a phone without scrolling. */
export function FirstScreen({ batch, entries }: FirstScreenProps) {
  const date = useLocalDay();
  const resolved = useResolvedAlerts().data ?? [];
  const recorded = useIntake(date).entries.data?.entries ?? [];
  const day = dayOf({ result: resultOf(batch), entries, day: date, recorded, resolved });
  const { sentence, actions } = overviewOf({ batch, entries, resolved, day });
  const doses = day.groups.flatMap((group) => group.doses);
  return (
    <section aria-label="At a glance" className="flex flex-col gap-3 print:hidden">
      <p className="max-w-text font-semibold text-lead leading-snug">{sentence}</p>
      {actions.length > 0 && (
        <ul className="overflow-hidden rounded-xl border border-line bg-surface shadow-low">
          {actions.map((action) => (
            <li key={action.key} className="border-line border-t first:border-t-0">
              <ActionRow action={action} />
            </li>
          ))}
        </ul>
      )}
      {doses.length > 0 && <Next next={nextInDay(tickedDoses(doses, recorded), new Date())} />}
    </section>
  );
}

const ICONS: Readonly<Record<Action['kind'], ReactNode>> = {
  stop: <CautionIcon className="size-6 shrink-0 text-urgent" />,
  ask: <CautionIcon className="size-6 shrink-0 text-caution" />,
  buy: <CapsuleIcon className="size-6 shrink-0 text-accent-text" />,
  choose: <CapsuleIcon className="size-6 shrink-0 text-accent-text" />,
};

const ActionRow = ({ action: { kind, title, detail, to } }: { readonly action: Action }) => (
  <Link to={sectionPath(to)} className="flex items-center gap-3 px-4 py-2.5 transition hover:bg-sunken">
    {ICONS[kind]}
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">{title}</span>
      <span className="block text-ink-soft text-sm">{detail}</span>
    </span>
    <ChevronDownIcon className="-rotate-90 shrink-0 text-ink-faint" />
  </Link>
);

const Next = ({ next }: { readonly next: ReturnType<typeof nextInDay> }) => (
  <p className="flex items-start gap-2.5 text-sm">
    <ClockIcon className="mt-0.5 shrink-0 text-accent-text" />
    {next === null ? (
      <span>Nothing more to take at a set time today.</span>
    ) : (
      <span>
        <span className="font-semibold">Next, {slotTexts[next.slot].toLowerCase()}: </span>
        {next.names.join(', ')}
      </span>
    )}
  </p>
);
