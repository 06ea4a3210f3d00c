import type { Because } from '@evidose/contract';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import { PHQ2_POSITIVE } from '../criteria/person.ts';
import type { Indication } from '../knowledge.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** An indication that the answers speak for, and the answer to name for it. */
export interface MatchedReason {
  readonly indication: Indication;
  readonly because: Because;
}

export interface Proposal {
  readonly supplement: PreparedSupplement;
  /** Strongest first: needs before wishes, then by evidence. */
  readonly reasons: readonly MatchedReason[];
  /** Speaks for it, but belongs to a clinician: said, never suggested. */
  readonly forClinician: readonly MatchedReason[];
  /** Would be offered for low mood, and is not after a positive screen. */
  readonly heldForMood: readonly MatchedReason[];
}

/** Who someone is is the weakest answer to name; what they have, eat or want is the better one. */
const BACKGROUND_FIELDS = new Set(['age', 'biologicalSex', 'pregnancyStatus']);

const byStrength = (a: MatchedReason, b: MatchedReason): number => {
  if (a.indication.kind !== b.indication.kind) return a.indication.kind === 'need' ? -1 : 1;
  if (a.indication.evidence !== b.indication.evidence) return a.indication.evidence < b.indication.evidence ? -1 : 1;
  return b.indication.dose.usual - a.indication.dose.usual;
};

function proposalFor(prepared: Prepared, facts: Facts, supplement: PreparedSupplement): Proposal | null {
  const reasons: MatchedReason[] = [];
  const forClinician: MatchedReason[] = [];
  const heldForMood: MatchedReason[] = [];
  for (const { data, when } of supplement.indications) {
    if (!surelyHolds(when, facts)) continue;
    const all = becauseOf(prepared, facts, when);
    const because = all.find(({ field }) => !BACKGROUND_FIELDS.has(field)) ?? all[0];
    // A reason must name an answer: an indication that asks for nothing is none.
    if (because === undefined) continue;
    const reason = { indication: data, because };
    if (data.clinicianOnly) forClinician.push(reason);
    else if (data.outcome === 'depression' && facts.person.phq2 >= PHQ2_POSITIVE) heldForMood.push(reason);
    else reasons.push(reason);
  }
  if (reasons.length + forClinician.length + heldForMood.length === 0) return null;
  return { supplement, reasons: reasons.sort(byStrength), forClinician, heldForMood };
}

/** Third stage: every supplement that an answer speaks for. What speaks against it comes later. */
export function propose(prepared: Prepared, facts: Facts): Proposal[] {
  const proposals: Proposal[] = [];
  for (const supplement of prepared.suggestible) {
    const proposal = proposalFor(prepared, facts, supplement);
    if (proposal !== null) proposals.push(proposal);
  }
  return proposals;
}
