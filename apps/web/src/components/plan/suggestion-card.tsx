import { doseText, type SuggestedSupplement, slotTexts, untilChangeText } from '@evidose/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { andList } from '../../lib/and-list.ts';
import { cx } from '../../lib/cx.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EvidenceBadge } from '../ui/evidence-badge.tsx';
import { CautionIcon, ClockIcon } from '../ui/icons.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { distinctReasons } from './distinct-reasons.ts';
import { FormPicture } from './form-picture.tsx';
import { SourceNotes } from './source-notes.tsx';

interface SuggestionCardProps {
  readonly item: SuggestedSupplement;
  /** Absent in a sample. */
  readonly actions?: ReactNode;
  readonly badge?: ReactNode;
  readonly level?: 3 | 4;
}

const costText = (dollars: number) => `about $${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)} a month`;

export function SuggestionCard({ item, actions, badge, level = 3 }: SuggestionCardProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const sources = [...item.reasons, ...item.cautions, ...item.interactions].flatMap((row) => row.sources);
  return (
    <Card as="article" className="flex flex-col gap-4">
      <header className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex min-w-0 items-center gap-3">
          <FormPicture form={item.form.format} count={item.buy?.unitsPerDose ?? 1} />
          <div className="flex min-w-0 flex-col gap-1">
            <Heading className="text-heading">
              <Link to={`/supplements/${item.id}`} className="rounded-sm underline-offset-4 hover:underline">
                {item.name}
              </Link>
            </Heading>
            <p className="font-semibold text-accent-text text-subhead">{doseText(item.dose, item.name)}</p>
          </div>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2 sm:mt-1">
          {badge}
          <EvidenceBadge grade={item.evidence} />
        </div>
      </header>
      <TakingLine item={item} />
      <ReasonList item={item} />
      <WatchList item={item} level={level} />
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-3 text-ink-soft text-sm">
        <p>
          May help {untilChangeText(item.expectedWeeks)} · {costText(item.monthlyCost)}
        </p>
        <SourceNotes ids={sources} about={item.name} level={level === 3 ? 4 : 5} />
      </footer>
      <Alternatives item={item} level={level} />
      {actions !== undefined && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </Card>
  );
}

/** The overall grade is in the header; reasons show their own only if they differ. */
function ReasonList({ item: { reasons, evidence } }: { readonly item: SuggestedSupplement }) {
  const distinct = distinctReasons(reasons);
  const isMixed = distinct.some((reason) => reason.evidence !== evidence);
  return (
    <ul className={cx('flex flex-col gap-2', !isMixed && distinct.length > 1 && 'list-disc pl-5')}>
      {distinct.map((reason) => (
        <li key={`${reason.field} ${reason.message}`} className={cx(isMixed && 'flex items-start gap-2.5')}>
          {isMixed && (
            <span className="mt-0.5 shrink-0">
              <EvidenceBadge grade={reason.evidence} isShort />
            </span>
          )}
          <span>{reason.message}</span>
        </li>
      ))}
    </ul>
  );
}

/** Without the sentences about timing that "What to watch" repeats with a reason. */
function unsaidNote({ timing: { note = '' }, interactions }: SuggestedSupplement): string {
  const apart = interactions.filter(({ action }) => action === 'separate').map((row) => row.with.toLowerCase());
  const isSaid = (sentence: string) => apart.some((name) => sentence.toLowerCase().includes(name));
  return note
    .split(/(?<=\.)\s+(?=[A-Z])/)
    .filter((sentence) => !isSaid(sentence))
    .join(' ');
}

function TakingLine({ item }: { readonly item: SuggestedSupplement }) {
  const { slot: slots, withFood } = item.timing;
  const when = slots
    .map((slot, index) => (index === 0 ? slotTexts[slot] : slotTexts[slot].toLowerCase()))
    .join(' and ');
  const isAtMeals = slots.every((slot) => slotTexts[slot].startsWith('With'));
  const note = unsaidNote(item);
  const contains = item.form.contains.length === 0 ? '' : ` · contains ${item.form.contains.join(', ')}`;
  return (
    <div className="flex items-start gap-2.5 text-ink-soft">
      <ClockIcon className="mt-1 shrink-0" />
      <p>
        {when}
        {withFood && !isAtMeals && ', with food'} · {item.form.label}
        {contains}
        {note !== '' && <span className="block text-sm">{note}</span>}
      </p>
    </div>
  );
}

function WatchList({ item, level }: Required<Pick<SuggestionCardProps, 'item' | 'level'>>) {
  const Heading = level === 3 ? 'h4' : 'h5';
  const messages = [...new Set(item.interactions.map(({ message }) => message))];
  const namesWith = (text: string) =>
    item.interactions.filter(({ message }) => message === text).map((row) => row.with);
  const rows = [
    ...messages.map((text) => ({ lead: `With ${andList(namesWith(text))}: `, text })),
    ...item.cautions.map(({ message }) => ({ lead: '', text: message })),
  ];
  if (rows.length === 0) return null;
  return (
    <div className="rounded-lg border border-caution-line bg-caution-wash p-4 text-sm">
      <Heading className="flex items-center gap-2 font-sans font-semibold tracking-normal">
        <CautionIcon className="text-caution" /> What to watch
      </Heading>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
        {rows.map(({ lead, text }) => (
          <li key={lead + text}>
            {lead !== '' && <strong className="font-semibold">{lead}</strong>}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Collapsed by default. Alternatives with the same text are listed once. */
function Alternatives({ item, level }: Required<Pick<SuggestionCardProps, 'item' | 'level'>>) {
  if (item.alternatives.length === 0) return null;
  const messages = [...new Set(item.alternatives.map(({ message }) => message))];
  const title = (
    <>
      {item.alternatives.length === 1 ? '1 alternative' : `${item.alternatives.length} alternatives`}
      <span className="sr-only"> to {item.name}</span>
    </>
  );
  return (
    <Disclosure look="inline" level={level === 3 ? 4 : 5} title={title}>
      {messages.map((message) => (
        <p key={message} className="text-sm">
          {item.alternatives
            .filter((other) => other.message === message)
            .map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <TextLink to={`/supplements/${id}`}>{name}</TextLink>
              </span>
            ))}
          : {message}
        </p>
      ))}
    </Disclosure>
  );
}
