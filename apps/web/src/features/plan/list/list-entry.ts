import {
  type ChosenSupplement,
  type Exclusion,
  isForSafety,
  packLastsUntil,
  type SuggestedBatch,
  type SuggestedSupplement,
} from '@evidose/contract';

/** `held`: the newest plan advises against it, so nobody is told to take it. */
export type Standing = 'suggested' | 'not-suggested' | 'held';

export interface ListEntry {
  readonly chosen: ChosenSupplement;
  /** From the newest plan, else as it was when chosen. */
  readonly item: SuggestedSupplement;
  readonly standing: Standing;
  /** Why the newest plan does not suggest it; empty where it does. */
  readonly why: string;
  readonly isOrdered: boolean;
  /** The dose at the time of choosing, if the newest plan has another. */
  readonly earlier: SuggestedSupplement | null;
}

const isSameDose = (a: SuggestedSupplement, b: SuggestedSupplement): boolean =>
  a.dose.amount === b.dose.amount &&
  a.dose.unit === b.dose.unit &&
  a.dose.perDay === b.dose.perDay &&
  a.form.id === b.form.id;

function whyNot(excluded: Exclusion | undefined, { recommendation }: SuggestedBatch): string {
  if (excluded !== undefined) return excluded.reasons[0]?.message ?? '';
  if (recommendation.outcome === 'see-clinician-first') return 'Please see a doctor first.';
  return 'Your answers no longer give a reason for it.';
}

function standingOf(excluded: Exclusion | undefined, { recommendation }: SuggestedBatch): Standing {
  if (recommendation.outcome === 'see-clinician-first') return 'held';
  return excluded !== undefined && isForSafety(excluded) ? 'held' : 'not-suggested';
}

/** The list beside the newest plan: what was chosen stays, whatever the plan says now. */
export function listEntries(chosen: readonly ChosenSupplement[], batch: SuggestedBatch): ListEntry[] {
  return chosen.map((choice) => {
    const now = batch.supplements.find(({ id }) => id === choice.id);
    if (now !== undefined) {
      return {
        chosen: choice,
        item: now,
        standing: 'suggested',
        why: '',
        isOrdered: now.ordered === true,
        earlier: isSameDose(choice.supplement, now) ? null : choice.supplement,
      };
    }
    const excluded = batch.recommendation.excluded.find(({ id }) => id === choice.id);
    return {
      chosen: choice,
      item: choice.supplement,
      standing: standingOf(excluded, batch),
      why: whyNot(excluded, batch),
      isOrdered: choice.orderedOn !== null,
      earlier: null,
    };
  });
}

/** The last day of the current pack; null if its start is unknown. */
export const runsOutOn = ({ chosen: { startedOn, packUnits }, item: { buy } }: ListEntry): string | null =>
  packLastsUntil({ startedOn, packUnits, buy });
