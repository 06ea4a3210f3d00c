import type { Nutrient } from '../knowledge.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { DEFAULT_HOURS } from '../safety/assess.ts';
import { areKin, rowsBetween } from '../safety/supplement-rows.ts';

export interface Taken {
  readonly supplement: PreparedSupplement;
  readonly amount: number;
}

function compete(nutrients: readonly Nutrient[], a: PreparedSupplement, b: PreparedSupplement): boolean {
  for (const one of a.supplies) {
    const first = nutrients[one.nutrient];
    if (first === undefined || one.perUnit <= 0) continue;
    for (const other of b.supplies) {
      const second = nutrients[other.nutrient];
      if (second === undefined || second === first || other.perUnit <= 0) continue;
      if (first.competesWith.includes(second.id) || second.competesWith.includes(first.id)) return true;
    }
  }
  return false;
}

/** How many hours two supplements have to be apart; 0 where they may meet. */
export function hoursApart(prepared: Prepared, a: Taken, b: Taken): number {
  if (a.supplement.index === b.supplement.index) return 0;
  let hours = 0;
  for (const { rule, owner } of rowsBetween(a.supplement, b.supplement)) {
    if (rule.action !== 'separate') continue;
    const amount = owner === a.supplement ? a.amount : b.amount;
    if (rule.fromDose === undefined || amount >= rule.fromDose) hours = Math.max(hours, rule.hours ?? DEFAULT_HOURS);
  }
  if (hours > 0 || areKin(a.supplement, b.supplement)) return hours;
  return compete(prepared.nutrients, a.supplement, b.supplement) ? DEFAULT_HOURS : 0;
}
