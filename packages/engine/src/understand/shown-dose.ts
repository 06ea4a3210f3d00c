import type { DailyDose } from '@evidose/contract';
import { tidyNumber } from '../limits/round.ts';
import type { CurrentSupplement } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** A serving's name may go on to say what its amount counts ("1 tablet, named by its zinc"). */
const plainServing = (serving: string): string => serving.split(',')[0] ?? serving;

/** A combination in servings, as its amount is that of one ingredient: '1 tablet', '2 × 3 capsules'. */
export function servingTaken(
  { amount, unitsTaken }: Pick<CurrentSupplement, 'amount' | 'unitsTaken'>,
  { data: { serving, typicalDailyDose } }: PreparedSupplement,
): string | undefined {
  if (serving === undefined) return undefined;
  if (unitsTaken !== undefined) return unitsTaken;
  const servings = tidyNumber(amount / typicalDailyDose);
  // No one counts a seventh of a tablet: less than daily use keeps its average.
  if (!Number.isInteger(2 * servings)) return undefined;
  return servings === 1 ? plainServing(serving) : `${servings} × ${plainServing(serving)}`;
}

/** The daily amount that counts, for display. */
export function shownDose(
  current: Pick<CurrentSupplement, 'amount' | 'assumed' | 'unitsTaken'>,
  supplement: PreparedSupplement,
): DailyDose & { readonly unit: PreparedSupplement['data']['doseUnit'] } {
  const serving = servingTaken(current, supplement);
  return {
    amount: tidyNumber(current.amount),
    unit: supplement.data.doseUnit,
    assumed: current.assumed,
    ...(serving === undefined ? {} : { serving }),
  };
}
