import type { SupplementFacts, SupplementOutcome, SupplementUse } from '@evidose/contract';
import { SourceNote } from '../../../components/knowledge/source-note.tsx';
import { Disclaimer } from '../../../components/layout/disclaimer.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { EvidenceBadge, evidenceGrades } from '../../../components/ui/evidence-badge.tsx';
import { cx } from '../../../lib/cx.ts';
import { useDeferredLayout } from '../../../lib/deferred-layout.ts';
import { doseRange, weeksText } from './amount-text.ts';
import { Section } from './section.tsx';

const SHOWN_AT_ONCE = 3;

export function Evidence({ facts }: { readonly facts: SupplementFacts }) {
  return (
    <Section
      id="evidence"
      isInParts
      title="What it does, and how sure we are"
      lead="Each line is one reason we may suggest it. The quote is what we would tell that person. If no line fits you, we wouldn’t suggest it."
    >
      <ol className="flex flex-col gap-4">
        {facts.outcomes.map((outcome) => (
          <Outcome key={outcome.id} outcome={outcome} facts={facts} />
        ))}
      </ol>
      <Grades />
      <Disclaimer />
    </Section>
  );
}

function Outcome({ outcome, facts }: { readonly outcome: SupplementOutcome; readonly facts: SupplementFacts }) {
  const first = outcome.uses.slice(0, SHOWN_AT_ONCE);
  const rest = outcome.uses.slice(SHOWN_AT_ONCE);
  return (
    // The box is inside the deferred content: an empty box there before would count as layout shift.
    <li className={cx(useDeferredLayout('[contain-intrinsic-size:auto_20rem]', { isInTurn: true }))}>
      <div className="rounded-xl border border-line bg-surface/85 p-5 shadow-low sm:p-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-subhead">{outcome.title}</h3>
          <EvidenceBadge grade={outcome.evidence} />
        </div>
        <ul className="mt-2 divide-y divide-line">
          {first.map((use) => (
            <Use key={use.id} use={use} outcome={outcome} facts={facts} />
          ))}
        </ul>
        {rest.length > 0 && (
          <details>
            <summary className="mt-1 inline-flex min-h-9 cursor-pointer items-center rounded-sm font-medium text-accent-text text-sm underline decoration-1 underline-offset-4">
              {rest.length === 1 ? '1 more' : `${rest.length} more`}
              <span className="sr-only"> under {outcome.title}</span>
            </summary>
            <ul className="divide-y divide-line">
              {rest.map((use) => (
                <Use key={use.id} use={use} outcome={outcome} facts={facts} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

interface UseProps {
  readonly use: SupplementUse;
  readonly outcome: SupplementOutcome;
  readonly facts: SupplementFacts;
}

function Use({ use, outcome, facts }: UseProps) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-3.5 last:pb-0 md:grid-cols-[1fr_15rem]">
      <div>
        <p className="font-medium">
          {use.who}
          {use.evidence !== outcome.evidence && (
            <span className="ml-2 inline-block align-middle">
              <EvidenceBadge grade={use.evidence} isShort />
            </span>
          )}
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">“{use.message}”</p>
        <SourceNote ids={use.sources} sources={facts.sources} about={use.who} />
      </div>
      {use.clinicianOnly ? (
        <p className="text-sm">
          <Badge tone="info">For a clinician to decide</Badge>
        </p>
      ) : (
        <dl className="text-sm">
          <dt className="sr-only">Amount a day</dt>
          <dd>{doseRange(facts, use.dose)} a day</dd>
          <dt className="sr-only">How long until it shows</dt>
          <dd className="text-ink-faint text-xs">Look again after {weeksText(use.weeks)}</dd>
        </dl>
      )}
    </li>
  );
}

function Grades() {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm font-medium text-accent-text underline decoration-1 underline-offset-4">
        What the grades mean
      </summary>
      <dl className="mt-1 flex flex-col gap-2">
        {(['A', 'B', 'C'] as const).map((grade) => (
          <div key={grade} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <dt>
              <EvidenceBadge grade={grade} />
            </dt>
            <dd className="text-ink-soft">{evidenceGrades[grade].meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
