import type { CurrentSupplement } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { zeros } from '../zeros.ts';

/** Nutrients a day, by nutrient index. */
export interface Intake {
  /** Everything supplied. */
  readonly total: number[];
  /** Only the chemical forms that the upper limit counts. */
  readonly counted: number[];
}

export function noIntake(nutrients: number): Intake {
  return { total: zeros(nutrients), counted: zeros(nutrients) };
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
  for (const item of current) {
    // What was stopped or is not taken adds nothing; what is planned needs its room.
    if (item.told.status === 'stopped' || item.told.status === 'not-taking') continue;
    if (item.supplement !== null) addIntake(intake, item.supplement, item.amount);
  }
  return intake;
}
