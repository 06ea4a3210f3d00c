import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { DEFAULT_HOURS } from '../safety/assess.ts';

export interface Taken {
  readonly supplement: PreparedSupplement;
  readonly amount: number;
}

/** Required hours between two supplements; 0 if they may be taken together. */
export function hoursApart(prepared: Prepared, a: Taken, b: Taken): number {
  if (a.supplement.index === b.supplement.index) return 0;
  const pair = prepared.pairs.of(a.supplement, b.supplement);
  let hours = pair.compete ? DEFAULT_HOURS : 0;
  for (const { rule, owner } of pair.rows) {
    if (rule.action !== 'separate') continue;
    const amount = owner === a.supplement ? a.amount : b.amount;
    if (rule.fromDose === undefined || amount >= rule.fromDose) hours = Math.max(hours, rule.hours ?? DEFAULT_HOURS);
  }
  return hours;
}
