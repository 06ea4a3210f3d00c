import type { PlanChanges } from '@evidose/contract';
import { Badge } from '../../../components/ui/badge.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { answerChange } from './answer-change.ts';
import { type ChangeGroup, type ChangeRow, changeGroups } from './change-rows.ts';

/** Up to this many rows are shown at once; beyond it, groups collapse under their titles. */
const MOST_OPEN_ROWS = 6;

/** "The same" is said only if everything was compared. */
export const unchangedText = ({ details }: PlanChanges): string =>
  details === null ? 'No supplement was added, taken out or changed.' : 'The same plan as before.';

interface ChangeLinesProps {
  readonly changes: PlanChanges;
  readonly unchanged?: string;
}

export function ChangeLines({ changes, unchanged = unchangedText(changes) }: ChangeLinesProps) {
  const groups = changeGroups(changes);
  let rows = 0;
  return (
    <div className="flex flex-col gap-4">
      <Because because={changes.because} />
      {groups.length === 0 && <p>{unchanged}</p>}
      {groups.map((group) => {
        rows += group.rows.length;
        return <Group key={group.title} group={group} isOpen={rows <= MOST_OPEN_ROWS} />;
      })}
    </div>
  );
}

function Group({ group: { title, rows }, isOpen }: { readonly group: ChangeGroup; readonly isOpen: boolean }) {
  const list = (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <Line key={row.key} row={row} />
      ))}
    </ul>
  );
  if (!isOpen) {
    return (
      <Disclosure look="inline" level={4} title={`${title} (${rows.length})`}>
        {list}
      </Disclosure>
    );
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-sans font-semibold text-ink-soft text-sm tracking-normal">{title}</h3>
      {list}
    </section>
  );
}

function Line({ row: { name, what, why, because } }: { readonly row: ChangeRow }) {
  return (
    <li className="flex flex-col items-start gap-1 border-edge/40 border-l-2 pl-3">
      <p>
        <strong className="font-semibold">{name}</strong>: {what}
      </p>
      {why !== '' && <p className="text-ink-soft text-sm">{why}</p>}
      {because !== '' && <Badge tone="neutral">{because}</Badge>}
    </li>
  );
}

function Because({ because }: Pick<PlanChanges, 'because'>) {
  if (because.answers.length === 0 && !because.knowledge && !because.engine) return null;
  return (
    <ul className="flex flex-col gap-1 text-ink-soft text-sm">
      {because.answers.map(({ field, before, after }) => (
        <li key={field}>{answerChange({ field, before, after })}</li>
      ))}
      {because.knowledge && <li>We updated what we know about supplements.</li>}
      {because.engine && <li>We updated how we make plans.</li>}
    </ul>
  );
}
