import type { DailyDose } from '@evidose/contract';
import { tidyNumber } from '../limits/round.ts';
import type { CurrentSupplement } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** A serving's name may go on to say what its amount counts ("1 tablet, named by its zinc"). */
const plainServing = (serving: string): string => serving.split(',')[0] ?? serving;

/** As people count a mixture, whose amount is that of one ingredient among many: '1 tablet', '2 × 3 capsules'. */
export function servingTaken(
  { amount, unitsTaken }: Pick<CurrentSupplement, 'amount' | 'unitsTaken'>,
  { data: { serving, typicalDailyDose } }: PreparedSupplement,
): string | undefined {
  if (serving === undefined) return undefined;
  if (unitsTaken !== undefined) return unitsTaken;
  const servings = tidyNumber(amount / typicalDailyDose);
  // Nobody counts a seventh of a tablet: what is not taken every day keeps its average.
  if (!Number.isInteger(2 * servings)) return undefined;
  return servings === 1 ? plainServing(serving) : `${servings} × ${plainServing(serving)}`;
}

/** What is counted a day, for whoever shows it. */
export function doseTold(
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
