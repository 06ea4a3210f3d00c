import type { Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import type { CurrentSupplement } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** Needed because of a test or a diagnosis, not a symptom or a diet. */
export const isProvenDeficiency = (facts: Facts, { supplement }: CurrentSupplement): boolean =>
  supplement?.indications.some(({ lack, when }) => lack !== null && surelyHolds(when, facts)) ?? false;

/** A blood test shows a deficiency. */
export const isMeasuredDeficiency = (facts: Facts, { indications }: PreparedSupplement): boolean =>
  indications.some(({ lack, when }) => lack === 'measured' && surelyHolds(when, facts));

/** A tablet with this few ingredients is taken for each of them. */
const FEW = 3;

/** The measured deficiency this is taken for: "of it", or the ingredient's name in a tablet of two. */
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
