import type { NutrientTotal } from '@evidose/contract';
import { addIntake, type Intake, noIntake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { tidyNumber } from '../limits/round.ts';
import type { PlannedItem } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';

const orNull = (value: number | undefined): number | null =>
  value === undefined || !Number.isFinite(value) ? null : value;

/**
 * Daily totals. If a limit counts only some chemical forms, the total shows only those; if none of them is taken, no
 * limit is shown.
 */
export function totalsOf(
  prepared: Prepared,
  limits: Limits,
  current: Intake,
  picks: readonly PlannedItem[],
): NutrientTotal[] {
  const totals: NutrientTotal[] = [];
  if (picks.length === 0 && current.total.every((amount) => amount === 0)) return totals;
  const plan = noIntake(prepared.nutrients.length);
  for (const { candidate, dosed } of picks) addIntake(plan, candidate.supplement, dosed.total);
  for (let i = 0; i < prepared.nutrients.length; i++) {
    const nutrient = prepared.nutrients[i];
    if (nutrient === undefined || (current.total[i] ?? 0) + (plan.total[i] ?? 0) === 0) continue;
    const counts = (current.counted[i] ?? 0) + (plan.counted[i] ?? 0) > 0;
    totals.push({
      nutrient: nutrient.id,
      name: nutrient.name,
      unit: nutrient.unit,
      fromCurrent: tidyNumber((counts ? current.counted[i] : current.total[i]) ?? 0),
      fromPlan: tidyNumber((counts ? plan.counted[i] : plan.total[i]) ?? 0),
      target: orNull(limits.target[i]),
      upperLimit: counts ? orNull(limits.upper[i]) : null,
      europeanLimit: counts ? orNull(limits.european[i]) : null,
    });
  }
  return totals;
}
