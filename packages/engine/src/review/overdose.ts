import type { Facts } from '../criteria/facts.ts';
import type { Nutrient } from '../knowledge.ts';
import type { Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { EPSILON, tidyNumber } from '../limits/round.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** A nutrient of which the person's own supplements together give more than the limit. */
export interface Overdose {
  readonly nutrient: Nutrient;
  readonly index: number;
  readonly amount: number;
  readonly limit: number;
  /** Twice the limit, or any excess in pregnancy and the like: to be asked about before the next dose. */
  readonly isGrave: boolean;
}

export function overdosesOf(prepared: Prepared, facts: Facts, limits: Limits, current: Intake): Overdose[] {
  if (facts.understood.current.length === 0) return [];
  const overdoses: Overdose[] = [];
  for (const [index, nutrient] of prepared.nutrients.entries()) {
    const amount = current.counted[index] ?? 0;
    const limit = limits.upper[index] ?? Number.POSITIVE_INFINITY;
    if (amount <= limit + EPSILON) continue;
    const isGrave = amount >= 2 * limit || facts.person.state !== null;
    overdoses.push({ nutrient, index, amount: tidyNumber(amount), limit, isGrave });
  }
  return overdoses;
}

export const supplies = (supplement: PreparedSupplement, { index }: Overdose): boolean =>
  supplement.supplies.some(({ nutrient, counts }) => counts && nutrient === index);

export function overdoseText({ nutrient, amount, limit }: Overdose): string {
  return `Together your supplements give ${amount} ${nutrient.unit} of ${nutrient.name} a day; the upper limit for you is ${limit} ${nutrient.unit}.`;
}
