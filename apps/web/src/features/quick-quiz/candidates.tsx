import type { ConsideredSupplement, QuickFact, QuickResult } from '@evidose/contract';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { CandidateCard, isAboutMedicines } from './candidate-card.tsx';
import { FactLines } from './fact-lines.tsx';
import { NameMedicines } from './name-medicines.tsx';
import type { QuickChecking } from './use-quick-check.ts';

/** Lines common to all candidates, asked once above them. */
function sharedLines(candidates: readonly ConsideredSupplement[]): readonly QuickFact[] {
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return [];
  return first.unless.filter(({ id }) => others.every(({ unless }) => unless.some((fact) => fact.id === id)));
}

interface CandidatesProps {
  readonly candidates: readonly ConsideredSupplement[];
  readonly checking: QuickChecking;
  readonly first: QuickResult;
}

/** Candidates with what would rule them out. The person ticks, the server decides. */
export function Candidates({ candidates, checking, first }: CandidatesProps) {
  const { said, decided, isPending, error, toggle, clear, name, retry } = checking;
  const { supplements, excluded, alerts } = (decided ?? first).recommendation;
  const shared = sharedLines(candidates);
  const takesMedicines = shared.some((fact) => isAboutMedicines(fact) && said.applies.includes(fact.id));
  const sharedIds = new Set(shared.map(({ id }) => id));
  const known = new Set(first.recommendation.alerts.map(({ id }) => id));
  return (
    <section aria-labelledby="quick-candidates" className="flex flex-col gap-5">
      <div>
        <h2 id="quick-candidates" className="text-heading">
          What may fit your goals
        </h2>
        <p className="mt-1 text-ink-soft">
          Tick what is true for you. Each supplement shows what would rule it out. If nothing does, you see a low dose
          to start with.
        </p>
      </div>
      {alerts
        .filter(({ id, severity }) => !known.has(id) && severity !== 'info')
        .map(({ id, title, message, severity }) => (
          <Callout key={id} tone={severity} title={title} isAlert>
            {message}
          </Callout>
        ))}
      {shared.length > 0 && (
        <Card>
          <FactLines
            legend="First, for all of them: is one of these true?"
            facts={shared}
            applies={said.applies}
            onToggle={toggle}
          />
          {takesMedicines && <NameMedicines medicines={said.medicines} isPending={isPending} onName={name} />}
        </Card>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={retry} />}
      <ul className="flex flex-col gap-4">
        {candidates.map((candidate) => (
          <CandidateCard
            key={candidate.id}
            candidate={candidate}
            shared={sharedIds}
            said={said}
            isPending={isPending}
            suggestion={isPending ? undefined : supplements.find(({ id }) => id === candidate.id)}
            exclusion={isPending ? undefined : excluded.find(({ id }) => id === candidate.id)}
            onToggle={toggle}
            onClear={clear}
          />
        ))}
      </ul>
      <Disclaimer />
    </section>
  );
}
