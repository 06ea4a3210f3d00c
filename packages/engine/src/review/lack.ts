import type { Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import type { CurrentSupplement } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

const PROOF = /^(medicalConditions|biologicalSex|labResults\..*)$/;
const MEASURED = /^(biologicalSex|labResults\..*)$/;

/** It is needed, and every reason for it is one of these answers. */
const isNeededBy = (facts: Facts, { indications }: PreparedSupplement, answers: RegExp): boolean =>
  indications.some(
    ({ data, when }) =>
      data.kind === 'need' && when.all.every(({ field }) => answers.test(field)) && surelyHolds(when, facts),
  );

/** It is needed by what was measured or diagnosed, not by a symptom or a diet. */
export const isProvenLack = (facts: Facts, { supplement }: CurrentSupplement): boolean =>
  supplement !== null && isNeededBy(facts, supplement, PROOF);

/** A blood test shows that it is short. */
export const isMeasuredLack = (facts: Facts, supplement: PreparedSupplement): boolean =>
  isNeededBy(facts, supplement, MEASURED);

/** A tablet of so few things is taken for each of them. */
const FEW = 3;

/** What a blood test shows to be short, and this is taken for: "of it", or the name of the one in a tablet of two. */
export function lackedIn({ supplements }: Prepared, facts: Facts, taken: PreparedSupplement): string | null {
  if (isMeasuredLack(facts, taken)) return 'of it';
  if (taken.supplies.length > FEW) return null;
  const inside = supplements.find(
    (each) =>
      each.supplies.length === 1 &&
      taken.supplies.some(({ nutrient }) => nutrient === each.supplies[0]?.nutrient) &&
      isMeasuredLack(facts, each),
  );
  return inside === undefined ? null : `of the ${inside.data.name} in it`;
}
