import type { Because } from '@evidose/contract';
import { hasPositiveScreen } from '../criteria/derived.ts';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import type { Indication } from '../knowledge.ts';
import type { IndexedIndication } from '../prepare/indication-index.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedIndication, PreparedSupplement } from '../prepare/supplement.ts';
import { saidOfWhen } from '../words/said.ts';

/** An indication that the answers speak for, and the answer to name for it. */
export interface MatchedReason {
  readonly indication: Indication;
  readonly because: Because;
  /** Why, with the person's own medicine or condition put in. */
  readonly message: string;
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
  const difference = b.indication.dose.usual - a.indication.dose.usual;
  return difference === 0 && a.indication.id !== b.indication.id
    ? a.indication.id < b.indication.id
      ? -1
      : 1
    : difference;
};

class Draft {
  readonly reasons: MatchedReason[] = [];
  readonly forClinician: MatchedReason[] = [];
  readonly heldForMood: MatchedReason[] = [];

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
  // A reason must name an answer: an indication that asks for nothing is none.
  return because === undefined ? null : { indication: data, because, message: saidOfWhen(prepared, facts, data, when) };
}

/** Gathers what holds, supplement by supplement. */
class Gathering {
  readonly #prepared: Prepared;
  readonly #facts: Facts;
  readonly #drafts: (Draft | undefined)[];
  readonly #seen: Uint8Array;

  constructor(prepared: Prepared, facts: Facts) {
    this.#prepared = prepared;
    this.#facts = facts;
    this.#drafts = new Array(prepared.suggestible.length).fill(undefined);
    this.#seen = new Uint8Array(prepared.indications.count);
  }

  look(list: readonly IndexedIndication[]): void {
    for (const { number, place, indication } of list) {
      if (this.#seen[number] === 1) continue;
      this.#seen[number] = 1;
      const reason = reasonOf(this.#prepared, this.#facts, indication);
      if (reason === null) continue;
      let draft = this.#drafts[place];
      if (draft === undefined) {
        draft = new Draft();
        this.#drafts[place] = draft;
      }
      draft.add(reason, hasPositiveScreen(this.#facts.person));
    }
  }

  proposals(): Proposal[] {
    const found: Proposal[] = [];
    for (let place = 0; place < this.#drafts.length; place++) {
      const draft = this.#drafts[place];
      const supplement = this.#prepared.suggestible[place];
      if (draft === undefined || supplement === undefined) continue;
      const { reasons, forClinician, heldForMood } = draft;
      if (reasons.length > 1) reasons.sort(byStrength);
      found.push({ supplement, reasons, forClinician, heldForMood });
    }
    return found;
  }
}

/** Third stage: every supplement that an answer speaks for. What speaks against it comes later. */
export function propose(prepared: Prepared, facts: Facts): Proposal[] {
  const { always, byAtom, atoms } = prepared.indications;
  const gathering = new Gathering(prepared, facts);
  gathering.look(always);
  for (const atom of atoms) if (facts.certain[atom] === 1) gathering.look(byAtom[atom] ?? []);
  return gathering.proposals();
}
