import type { CurrentSupplement } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** Nutrients a day, by nutrient index. */
export interface Intake {
  /** Everything supplied. */
  readonly total: Float64Array;
  /** Only the chemical forms that the upper limit counts. */
  readonly counted: Float64Array;
}

export function noIntake(nutrients: number): Intake {
  return { total: new Float64Array(nutrients), counted: new Float64Array(nutrients) };
}

export function addIntake(intake: Intake, supplement: PreparedSupplement, amount: number): void {
  for (const { nutrient, perUnit, counts } of supplement.supplies) {
    intake.total[nutrient] = (intake.total[nutrient] ?? 0) + amount * perUnit;
    if (counts) intake.counted[nutrient] = (intake.counted[nutrient] ?? 0) + amount * perUnit;
  }
}

/** What the person takes already. */
export function currentIntake(current: readonly CurrentSupplement[], nutrients: number): Intake {
  const intake = noIntake(nutrients);
  for (const { supplement, amount } of current) if (supplement !== null) addIntake(intake, supplement, amount);
  return intake;
}
