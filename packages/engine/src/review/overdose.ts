import type { Facts } from '../criteria/facts.ts';
import type { Nutrient } from '../knowledge.ts';
import { addsToDay, type Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { EPSILON, tidyNumber } from '../limits/round.ts';
import type { CurrentSupplement } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { isPrescribedNutrient } from './prescribed.ts';

/** A nutrient of which one's own supplements, with what was prescribed, give more than the limit. */
export interface Overdose {
  readonly nutrient: Nutrient;
  readonly amount: number;
  readonly limit: number;
  /** Twice the limit, or any excess in pregnancy and the like: to be asked about before the next dose. */
  readonly isGrave: boolean;
  /** Who gives it of one's own accord: what was prescribed is never a reason to take less of it. */
  readonly givers: readonly CurrentSupplement[];
  readonly prescribed: readonly CurrentSupplement[];
}

function gives({ nutrients }: Prepared, { supplement, supplies }: CurrentSupplement, index: number): boolean {
  if (supplies.length > 0) return supplies.some(({ nutrient }) => nutrient === nutrients[index]?.id);
  return supplement?.supplies.some(({ nutrient, counts }) => counts && nutrient === index) ?? false;
}

export function overdosesOf(prepared: Prepared, facts: Facts, limits: Limits, current: Intake): Overdose[] {
  if (facts.understood.current.length === 0) return [];
  const overdoses: Overdose[] = [];
  for (const [index, nutrient] of prepared.nutrients.entries()) {
    const amount = current.counted[index] ?? 0;
    const limit = limits.upper[index] ?? Number.POSITIVE_INFINITY;
    if (amount <= limit + EPSILON) continue;
    const all = facts.understood.current.filter((item) => addsToDay(item) && gives(prepared, item, index));
    const givers = all.filter((item) => !isPrescribedNutrient(item));
    if (givers.length === 0) continue;
    const isGrave = amount >= 2 * limit || facts.person.state !== null;
    const prescribed = all.filter(isPrescribedNutrient);
    overdoses.push({ nutrient, amount: tidyNumber(amount), limit, isGrave, givers, prescribed });
  }
  return overdoses;
}

export function overdoseText({ nutrient, amount, limit, prescribed }: Overdose): string {
  const beside =
    prescribed.length === 0
      ? ''
      : ` with what was prescribed (${prescribed.map(({ text }) => `“${text}”`).join(', ')})`;
  return `Together${beside} your supplements give ${amount} ${nutrient.unit} of ${nutrient.name} a day; the upper limit for you is ${limit} ${nutrient.unit}.`;
}
