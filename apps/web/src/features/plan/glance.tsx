import { resultOf, type SuggestedBatch, slotTexts } from '@evidose/contract';
import type { ReactNode } from 'react';
import { CapsuleIcon, ClockIcon } from '../../components/ui/icons.tsx';
import { useLocalDay } from '../../lib/local-day.ts';
import type { ListEntry } from './list/list-entry.ts';
import { packText } from './list/what-to-buy.tsx';
import { useSettled } from './queries.ts';
import { type Day, dayOf, ownWord } from './today/day.ts';

interface GlanceProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}

/** The two questions everybody comes with, answered before anything else: when to take what, and what to buy. */
export function Glance({ batch, entries }: GlanceProps) {
  const day = useLocalDay();
  const settled = useSettled().data ?? [];
  const today = dayOf({ result: resultOf(batch), entries, day, recorded: [], settled });
  const isWorthIt = today.groups.length + entries.length + batch.supplements.length > 0;
  if (!isWorthIt) return null;
  return (
    <section
      aria-label="At a glance"
      className="grid gap-px overflow-hidden rounded-xl border border-line bg-line shadow-low sm:grid-cols-2 print:hidden"
    >
      <Cell icon={<ClockIcon />} title="When to take it" link={{ to: '#today', text: 'Check off today' }}>
        <Times day={today} />
      </Cell>
      <Cell icon={<CapsuleIcon />} title="What to buy" link={{ to: '#list', text: 'Your list' }}>
        <Shopping batch={batch} entries={entries} />
      </Cell>
    </section>
  );
}

interface CellProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly link: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

function Cell({ icon, title, link, children }: CellProps) {
  return (
    <div className="flex flex-col gap-2 bg-surface p-4 sm:p-5">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-accent-text text-sm tracking-normal">
        {icon} {title}
      </h2>
      {children}
      <p className="mt-auto pt-1 text-sm">
        <a href={link.to} className="text-accent-text underline underline-offset-4">
          {link.text}
        </a>
      </p>
    </div>
  );
}

function Times({ day: { groups, untimed, otherDays } }: { readonly day: Day }) {
  if (groups.length + otherDays.length === 0) {
    return (
      <p className="text-ink-soft text-sm">
        {untimed.length === 0 ? 'Nothing yet.' : `${untimed.join(', ')}: at the times you were told.`}
      </p>
    );
  }
  return (
    <dl className="flex flex-col gap-1.5">
      {groups.map(({ slot, doses }) => (
        <div key={slot} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 leading-snug">
          <dt className="text-ink-soft text-sm">{slotTexts[slot]}</dt>
          <dd className="font-semibold">
            {doses.map(({ id, name, kind, amount, rhythm }, index) => (
              <span key={`${id} ${name}`}>
                {index > 0 && <span className="font-normal text-ink-faint">, </span>}
                <span dir="auto" className={kind === 'medicine' ? 'text-info' : undefined}>
                  {name}
                </span>
                {kind === 'list' && (
                  <span className="font-normal text-ink-soft text-sm"> {amount.split(' · ')[0]}</span>
                )}
                {rhythm !== '' && <span className="font-normal text-ink-soft text-sm"> ({rhythm})</span>}
              </span>
            ))}
          </dd>
        </div>
      ))}
      {untimed.length > 0 && (
        <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 leading-snug">
          <dt className="text-ink-soft text-sm">As you were told</dt>
          <dd dir="auto" className="text-info">
            {untimed.map(ownWord).join(', ')}
          </dd>
        </div>
      )}
      {otherDays.length > 0 && (
        <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 leading-snug">
          <dt className="text-ink-soft text-sm">Not today</dt>
          <dd dir="auto" className="text-info">
            {otherDays.join('; ')}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Shopping({ batch, entries }: GlanceProps) {
  const missing = entries.filter(
    ({ chosen, isOrdered, standing }) => standing === 'suggested' && !isOrdered && chosen.startedOn === null,
  );
  if (missing.length > 0) {
    return (
      <ul className="flex flex-col gap-1.5 leading-snug">
        {missing.map(({ item }) => (
          <li key={item.id}>
            <span className="font-semibold">{item.name}</span>
            <span className="block text-ink-soft text-sm">{packText(item)}</span>
          </li>
        ))}
      </ul>
    );
  }
  if (entries.length > 0)
    return <p className="text-ink-soft text-sm">Nothing. You have ordered or started everything on your list.</p>;
  if (batch.supplements.length === 0) return <p className="text-ink-soft text-sm">Nothing.</p>;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="text-ink-soft">Nothing chosen yet. Suggested for you:</p>
      <p className="font-semibold text-base leading-snug">{batch.supplements.map(({ name }) => name).join(', ')}</p>
    </div>
  );
}
