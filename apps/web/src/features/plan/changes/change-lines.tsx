import type { Cause, PlanChanges } from '@evidose/contract';
import { Badge } from '../../../components/ui/badge.tsx';
import { answerChange } from './answer-change.ts';

const CAUSES: Readonly<Record<Cause, string>> = {
  answer: 'your answer',
  knowledge: 'our knowledge',
  method: 'our method',
};

export const isUnchanged = ({ added, removed, adjusted }: PlanChanges): boolean =>
  added.length + removed.length + adjusted.length === 0;

/** What was added, taken out and changed, each with who or what made it so. */
export function ChangeLines({ changes }: { readonly changes: PlanChanges }) {
  return (
    <div className="flex flex-col gap-3">
      {isUnchanged(changes) ? (
        <p>The same plan as before.</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {changes.added.map(({ id, name, why, causes }) => (
            <Line key={`+${id}`} causes={causes}>
              <strong className="font-semibold">{name}</strong> was added. {why}
            </Line>
          ))}
          {changes.removed.map(({ id, name, why, causes }) => (
            <Line key={`-${id}`} causes={causes}>
              <strong className="font-semibold">{name}</strong> was taken out. {why}
            </Line>
          ))}
          {changes.adjusted.map(({ id, name, before, after, causes }) => (
            <Line key={`~${id}`} causes={causes}>
              <strong className="font-semibold">{name}</strong> is now {after}. It was {before}.
            </Line>
          ))}
        </ul>
      )}
      <Because because={changes.because} />
    </div>
  );
}

function Line({ causes, children }: { readonly causes: readonly Cause[]; readonly children: React.ReactNode }) {
  return (
    <li className="flex flex-col items-start gap-1 border-edge/40 border-l-2 pl-3">
      <span>{children}</span>
      {causes.length > 0 && (
        <Badge tone={causes.includes('answer') ? 'accent' : 'neutral'}>
          Because of {causes.map((cause) => CAUSES[cause]).join(' and ')}
        </Badge>
      )}
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
