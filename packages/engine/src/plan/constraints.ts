import type { Answers } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { EPSILON } from '../limits/round.ts';
import { isEnoughToAdd } from '../prepare/effects.ts';
import type { Pair } from '../prepare/pairs.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { isForbidden } from '../safety/severity.ts';
import type { Candidate } from '../stages/dose.ts';

export interface Budget {
  readonly min: number;
  readonly max: number | null;
}

const BUDGETS: Readonly<Record<Answers['budgetRange'], Budget>> = {
  'under-25': { min: 0, max: 25 },
  '25-50': { min: 25, max: 50 },
  '50-100': { min: 50, max: 100 },
  'over-100': { min: 100, max: null },
  'no-limit': { min: 0, max: null },
};
export const budgetOf = (answers: Answers): Budget => BUDGETS[answers.budgetRange];

/** How long a routine a person can keep up. Needs may exceed it slightly. */
export interface Burden {
  readonly supplements: number;
  readonly needs: number;
  readonly pills: number;
  /** Whether a wish may have two supplements. */
  readonly allowsSecond: boolean;
}

/** Weakly supported wishes are tried a few at a time: with many at once no one can tell what helped. */
export const MOST_WEAK_WISHES = 2;

const BURDENS: Readonly<Record<Answers['supplementAdherence'], Burden>> = {
  always: { supplements: 7, needs: 9, pills: 14, allowsSecond: true },
  mostly: { supplements: 6, needs: 8, pills: 12, allowsSecond: true },
  sometimes: { supplements: 4, needs: 6, pills: 8, allowsSecond: false },
  rarely: { supplements: 3, needs: 5, pills: 5, allowsSecond: false },
};
/** The maximum length of any plan. */
export const MOST_IN_ALL = 9;
/** A nauseated person keeps down few of them. */
const IF_NAUSEOUS = { supplements: 3, needs: 4, pills: 4 } as const;
/** With occasional swallowing problems, fewer pieces. */
const PILLS_IF_HARD = 4;

export const NAUSEA = 'nausea';

/** The plan is short because of nausea rather than the preferred routine. */
export const isKeptShortBySickness = ({ answers }: Facts): boolean =>
  answers.currentSymptoms.includes(NAUSEA) &&
  BURDENS[answers.supplementAdherence].supplements > IF_NAUSEOUS.supplements;

export function burdenOf({ answers, person }: Facts): Burden {
  const usual = BURDENS[answers.supplementAdherence];
  const sick = answers.currentSymptoms.includes(NAUSEA) ? IF_NAUSEOUS : usual;
  const supplements = Math.min(usual.supplements, sick.supplements);
  const needs = Math.min(usual.needs, sick.needs);
  const pills = Math.min(usual.pills, sick.pills);
  const { allowsSecond } = usual;
  return {
    supplements,
    needs,
    pills: answers.difficultySwallowing === 'sometimes' ? Math.min(pills, PILLS_IF_HARD) : pills,
    // In and around pregnancy less is more.
    allowsSecond: allowsSecond && person.state === null,
  };
}

export type Conflict = { readonly kind: 'duplicate' | 'interaction'; readonly addsUp: string | null };

/** A combination of this many nutrients fills gaps in general. */
const BROAD = 6;

/** Whether one already provides what the other is for. */
export function givesEnough(giver: Candidate, taker: Candidate): boolean {
  const [only] = taker.supplement.supplies;
  if (only === undefined || taker.supplement.supplies.length > 1) return false;
  const supply = giver.supplement.supplies.find(({ nutrient }) => nutrient === only.nutrient);
  if (supply === undefined) return false;
  const lead = taker.reasons[0]?.indication;
  // A well-supported need has its own amount, which a trace in a combination does not meet.
  const isProven = lead?.kind === 'need' && lead.evidence === 'A';
  // A weakly supported gap is met by any amount in a broad combination.
  if (lead?.evidence === 'C' && giver.supplement.supplies.length >= BROAD) return true;
  const wanted = (isProven ? lead.dose.usual : lead?.dose.low) ?? 0;
  return supply.perUnit * giver.options[0].total >= wanted * only.perUnit - EPSILON;
}

function isDouble({ areKin, areAlike }: Pair, a: Candidate, b: Candidate): boolean {
  const one = a.supplement.supplies.length;
  const other = b.supplement.supplies.length;
  if (one === 0 || other === 0) return areKin || areAlike;
  if (one === 1 && other === 1) return a.supplement.supplies[0]?.nutrient === b.supplement.supplies[0]?.nutrient;
  return areAlike || givesEnough(a, b) || givesEnough(b, a);
}

function mustNotMeet({ rows }: Pair, a: Candidate, b: Candidate): boolean {
  return rows.some(({ rule, owner }) => {
    if (!isForbidden(rule)) return false;
    const amount = owner === a.supplement ? a.options[0].total : b.options[0].total;
    return rule.fromDose === undefined || amount >= rule.fromDose;
  });
}

const DUPLICATE: Conflict = { kind: 'duplicate', addsUp: null };
const INTERACTION: Conflict = { kind: 'interaction', addsUp: null };
const isWish = ({ reasons }: Candidate): boolean => reasons[0]?.indication.kind !== 'need';

/** Why two candidates exclude each other; null if they do not. */
export function conflictOf(prepared: Prepared, a: Candidate, b: Candidate): Conflict | null {
  const pair = prepared.pairs.of(a.supplement, b.supplement);
  if (isDouble(pair, a, b)) return DUPLICATE;
  if (mustNotMeet(pair, a, b)) return INTERACTION;
  const areEnough = [a, b].every(({ supplement, options }) => isEnoughToAdd(supplement, options[0].total));
  return pair.addsUp !== null && areEnough && (isWish(a) || isWish(b))
    ? { kind: 'interaction', addsUp: pair.addsUp }
    : null;
}
