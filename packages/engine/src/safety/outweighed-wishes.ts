import { inSentence } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { Finding } from '../model.ts';
import { isEnoughToAdd } from '../prepare/effects.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { Proposal } from '../stages/propose.ts';
import { isTakenNow } from '../understand/standing.ts';
import type { Assessment } from './assess.ts';
import { isWatched } from './severity.ts';

/**
 * A wish justifies less risk than a need: with weak evidence one medicine to watch is too many, with fair evidence two
 * are; and it never adds to the effect of a current supplement.
 */
export function outweighedWishes(
  prepared: Prepared,
  facts: Facts,
  proposal: Proposal,
  assessment: Assessment,
): Finding[] {
  const [lead] = proposal.reasons;
  if (lead === undefined || lead.indication.kind === 'need') return [];
  const watched = lead.indication.evidence === 'A' ? null : tooMuchToWatch(assessment, lead.indication.evidence);
  if (watched !== null) return [watched];
  const added = addsToOwn(prepared, facts, proposal);
  return added === null ? [] : [added];
}

function tooMuchToWatch({ interactions }: Assessment, evidence: 'B' | 'C'): Finding | null {
  const watched = interactions.filter(({ shown, fromDose }) => isWatched(shown) && fromDose === 0);
  const [first] = watched;
  if (first === undefined || watched.length < (evidence === 'C' ? 1 : 2)) return null;
  const { message, sources } = first.shown;
  return {
    kind: 'interaction',
    rule: 'not-worth-watching',
    message: `${message} The possible benefit isn’t worth that risk.`,
    because: watched.map(({ because }) => because),
    sources,
  };
}

function addsToOwn(prepared: Prepared, facts: Facts, { supplement }: Proposal): Finding | null {
  for (const { supplement: own, text, field, usage, amount } of facts.understood.current) {
    if (own === null || own.index === supplement.index || !isTakenNow(usage) || !isEnoughToAdd(own, amount)) continue;
    const { addsUp } = prepared.pairs.of(supplement, own);
    if (addsUp === null) continue;
    return {
      kind: 'interaction',
      rule: 'adds-up',
      message: `It and ${inSentence(own.data.name)}, which you already take, both ${addsUp}. Together that can be too much.`,
      because: [{ field, value: text }],
      sources: supplement.data.sources,
    };
  }
  return null;
}
