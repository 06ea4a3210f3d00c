import type { NutrientAdded } from '@evidose/contract';
import { addIntake, noIntake } from '../limits/intake.ts';
import { tidyNumber } from '../limits/round.ts';
import type { PlannedItem } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';

/** Nutrients per supplement, so that totals can follow what the person actually chose. */
export function addsOf({ nutrients }: Prepared, { candidate: { supplement }, dosed }: PlannedItem): NutrientAdded[] {
  if (supplement.supplies.length === 0) return [];
  const { total, counted } = noIntake(nutrients.length);
  addIntake({ total, counted }, supplement, dosed.total);
  const adds: NutrientAdded[] = [];
  for (let i = 0; i < nutrients.length; i++) {
    const given = total[i] ?? 0;
    const nutrient = nutrients[i];
    if (given !== 0 && nutrient !== undefined)
      adds.push({ nutrient: nutrient.id, total: tidyNumber(given), counted: tidyNumber(counted[i] ?? 0) });
  }
  return adds;
}
