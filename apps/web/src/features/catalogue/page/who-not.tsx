import type { ContraindicationFacts, SupplementFacts } from '@evidose/contract';
import { SourceNote } from '../../../components/knowledge/source-note.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { amountText } from './amount-text.ts';
import { Section } from './section.tsx';

const SHOWN_AT_ONCE = 8;

export function WhoNot({ facts }: { readonly facts: SupplementFacts }) {
  const first = facts.contraindications.slice(0, SHOWN_AT_ONCE);
  const rest = facts.contraindications.slice(SHOWN_AT_ONCE);
  return (
    <Section id="who-not" title="Who should not take it, or should ask first">
      {facts.whoShouldNot.length > 0 && (
        <ul className="flex max-w-text list-disc flex-col gap-1.5 pl-5 marker:text-urgent">
          {facts.whoShouldNot.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      )}
      {first.length > 0 && <Rules rules={first} facts={facts} />}
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm font-medium text-accent-text text-sm underline decoration-1 underline-offset-4">
            {rest.length} more
            <span className="sr-only"> rules about who should not take it</span>
          </summary>
          <Rules rules={rest} facts={facts} />
        </details>
      )}
      {facts.whoShouldNot.length === 0 && first.length === 0 && (
        <p className="max-w-text text-ink-soft">
          We know of no group that must avoid it. That doesn’t mean it’s right for you.
        </p>
      )}
    </Section>
  );
}

interface RulesProps {
  readonly rules: readonly ContraindicationFacts[];
  readonly facts: SupplementFacts;
}

function Rules({ rules, facts }: RulesProps) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface/85 px-5 shadow-low">
      {rules.map((rule) => (
        <li key={rule.id + rule.who} className="py-3.5">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
            <p className="font-medium">{rule.who}</p>
            {effectBadge(rule, facts)}
          </div>
          <p className="mt-0.5 max-w-text text-ink-soft text-sm">{rule.message}</p>
          <SourceNote
            ids={rule.sources}
            sources={facts.sources}
            about={rule.who}
            directness={rule.directness}
            checked={rule.checked}
          />
        </li>
      ))}
    </ul>
  );
}

function effectBadge({ effect, maxDose }: ContraindicationFacts, facts: SupplementFacts) {
  if (effect === 'exclude') return <Badge tone="urgent">Never suggested</Badge>;
  if (effect === 'caution') return <Badge tone="neutral">With a warning</Badge>;
  return <Badge tone="caution">{maxDose === undefined ? 'Less' : `At most ${amountText(facts, maxDose)}`}</Badge>;
}
