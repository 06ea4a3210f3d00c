import type { Because } from '@evidose/contract';
import { hasPositiveScreen } from '../criteria/derived.ts';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import type { Indication } from '../knowledge.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedIndication, PreparedSupplement } from '../prepare/supplement.ts';
import { sortFew } from '../sort-few.ts';
import { messageForWhen } from '../words/rule-message.ts';

/** An indication that the answers support, and the answer to name for it. */
export interface MatchedReason {
  readonly indication: Indication;
  readonly because: Because;
  /** Why, with the person's own medicine or condition filled in. */
  readonly message: string;
}

export interface Proposal {
  readonly supplement: PreparedSupplement;
  /** Strongest first: needs before wishes, then by evidence. */
  readonly reasons: readonly MatchedReason[];
  /** Supported, but a clinician's business: mentioned, never suggested. */
  readonly forClinician: readonly MatchedReason[];
  /** Would be offered for low mood, but not after a positive screen. */
  readonly heldForMood: readonly MatchedReason[];
}

/** Demographics are the weakest answer to name; conditions, diet and goals are better. */
const BACKGROUND_FIELDS = new Set(['age', 'biologicalSex', 'pregnancyStatus']);

const byStrength = (a: MatchedReason, b: MatchedReason): number => {
  if (a.indication.kind !== b.indication.kind) return a.indication.kind === 'need' ? -1 : 1;
  if (a.indication.evidence !== b.indication.evidence) return a.indication.evidence < b.indication.evidence ? -1 : 1;
  const difference = b.indication.dose.usual - a.indication.dose.usual;
  return difference === 0 && a.indication.id !== b.indication.id
    ? a.indication.id < b.indication.id
      ? -1
      : 1
    : difference;
};

class Draft {
  readonly supplement: PreparedSupplement;
  readonly reasons: MatchedReason[] = [];
  readonly forClinician: MatchedReason[] = [];
  readonly heldForMood: MatchedReason[] = [];

  constructor(supplement: PreparedSupplement) {
    this.supplement = supplement;
  }

  add(reason: MatchedReason, isPositive: boolean): void {
    const { clinicianOnly, outcome } = reason.indication;
    if (clinicianOnly) this.forClinician.push(reason);
    else if (outcome === 'depression' && isPositive) this.heldForMood.push(reason);
    else this.reasons.push(reason);
  }
}

function reasonOf(prepared: Prepared, facts: Facts, { data, when }: PreparedIndication): MatchedReason | null {
  if (!surelyHolds(when, facts)) return null;
  const all = becauseOf(prepared, facts, when);
  const because = all.find(({ field }) => !BACKGROUND_FIELDS.has(field)) ?? all[0];
  // A reason must name an answer, so an indication without criteria does not count.
  return because === undefined
    ? null
    : { indication: data, because, message: messageForWhen(prepared, facts, data, when) };
}

/** Third stage: every supplement that an answer supports. Objections come later. */
export function propose(prepared: Prepared, facts: Facts): Proposal[] {
  const isPositive = hasPositiveScreen(facts.person);
  const drafts: Draft[] = [];
  for (const { supplement, indication } of prepared.reasons.open(facts.certain, facts.numbers)) {
    const reason = reasonOf(prepared, facts, indication);
    if (reason === null) continue;
    const last = drafts.at(-1);
    const draft = last?.supplement === supplement ? last : new Draft(supplement);
    draft.add(reason, isPositive);
    if (draft !== last) drafts.push(draft);
  }
  return drafts.map(({ supplement, reasons, forClinician, heldForMood }) => ({
    supplement,
    reasons: sortFew(reasons, byStrength),
    forClinician,
    heldForMood,
  }));
}
