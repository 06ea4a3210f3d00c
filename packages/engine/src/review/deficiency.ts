import type { Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import type { CurrentSupplement } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** It is needed by what was measured or diagnosed, not by a symptom or a diet. */
export const isProvenDeficiency = (facts: Facts, { supplement }: CurrentSupplement): boolean =>
  supplement?.indications.some(({ lack, when }) => lack !== null && surelyHolds(when, facts)) ?? false;

/** A blood test shows that it is short. */
export const isMeasuredDeficiency = (facts: Facts, { indications }: PreparedSupplement): boolean =>
  indications.some(({ lack, when }) => lack === 'measured' && surelyHolds(when, facts));

/** A tablet of so few things is taken for each of them. */
const FEW = 3;

/** What a blood test shows to be short, and this is taken for: "of it", or the name of the one in a tablet of two. */
export function deficientIn({ measurable }: Prepared, facts: Facts, taken: PreparedSupplement): string | null {
  if (isMeasuredDeficiency(facts, taken)) return 'of it';
  if (taken.supplies.length > FEW) return null;
  const inside = measurable.find(
    (each) =>
      taken.supplies.some(({ nutrient }) => nutrient === each.supplies[0]?.nutrient) &&
      isMeasuredDeficiency(facts, each),
  );
  return inside === undefined ? null : `of the ${inside.data.name} in it`;
}
