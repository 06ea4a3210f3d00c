import { type PendingFinding, type Recommendation, SuggestedBatch, validateQuestionnaire } from '@evidose/contract';
import { compareBatches } from '../suggestions/service.ts';
import { findingsOf } from '../watch-sources.ts';
import type { ReviewOutcome } from './schema.ts';
import type { Watched } from './store.ts';

interface Recheck {
  readonly outcome: ReviewOutcome;
  readonly findings: PendingFinding[];
}

interface Asked {
  readonly plan: Watched['plan'];
  readonly chosen: Parameters<typeof findingsOf>[0]['chosen'];
  readonly decide: Parameters<typeof findingsOf>[0]['decide'];
}

function hasOther(plan: Watched['plan'], after: Recommendation): boolean {
  const { supplements, ...recommendation } = after;
  const changes = compareBatches({
    before: plan,
    after: { answers: plan.answers, supplements, recommendation },
    unchangedAnswers: null,
  });
  const { added, removed, adjusted, details } = changes;
  return [added, removed, adjusted, details ?? []].some((list) => list.length > 0);
}

/** The same answers, evaluated with today's knowledge. */
export function recheck({ plan, chosen, decide }: Asked): Recheck {
  const checked = validateQuestionnaire(plan.answers);
  if (!checked.ok) return { outcome: 'unreadable', findings: [] };
  const after = decide(checked.answers);
  const { addedOn } = plan;
  // Plans of an older version get the missing fields.
  const batch = SuggestedBatch.parse({ ...plan, addedOn: addedOn.toISOString(), isRecent: false });
  const person = { comprehensiveQuestionnaire: plan.answers };
  const findings = findingsOf({ batch, person, chosen, decide: () => after });
  if (findings.length > 0) return { outcome: 'finding', findings };
  const isOther = hasOther({ ...plan, ...batch, addedOn, orderedAndGone: plan.orderedAndGone }, after);
  return { outcome: isOther ? 'different' : 'same', findings: [] };
}
