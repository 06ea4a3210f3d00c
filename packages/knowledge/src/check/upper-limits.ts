import type { Band } from '@evidose/engine';
import { nutrientsOf } from '../compile/nutrients.ts';
import type { Parsed } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { allowancesOf, type Check, issueAt } from './check.ts';

const adults: readonly Band[] = ['19_30', '31_50', '51_70', '71_plus'].flatMap((age): Band[] => [
  `male_${age}` as Band,
  `female_${age}` as Band,
]);
const pregnancy: readonly Band[] = ['pregnancy_19_30', 'pregnancy_31_50'];
const states = {
  pregnant: pregnancy,
  breastfeeding: ['lactation_19_30', 'lactation_31_50'] as readonly Band[],
  'trying-to-conceive': ['female_19_30', 'female_31_50'] as readonly Band[],
};

/** No suggestion may exceed an upper limit by itself unless it is marked as a clinician's decision. */
export const upperLimits: Check = (knowledge) => {
  const nutrients = new Map(nutrientsOf(knowledge.nutrients.value).map((nutrient) => [nutrient.id, nutrient]));

  /** The limits that this daily amount exceeds; the tightest limit among the bands counts. */
  function passed(file: SupplementFile, amount: number, bands: readonly Band[]): string[] {
    return file.supplies.flatMap((supply) => {
      const nutrient = nutrients.get(supply.nutrient);
      if (!nutrient) return [];
      if (nutrient.limitCountsForms && !nutrient.limitCountsForms.includes(supply.form)) return [];
      const limit = Math.min(...bands.map((band) => nutrient.upperLimits[band] ?? Number.POSITIVE_INFINITY));
      // IU and µg do not divide evenly, so allow for rounding.
      const total = amount * supply.perUnit;
      return total > limit * 1.0001 ? [`${total} ${nutrient.unit} of ${nutrient.id}, limit ${limit}`] : [];
    });
  }

  const ofFile = (parsed: Parsed<SupplementFile>) => {
    const file = parsed.value;
    const indications = file.indications.flatMap((row, index) =>
      row.clinicianOnly
        ? []
        : [
            ...passed(file, row.dose.high, adults).map((what) =>
              issueAt(parsed, ['indications', index, 'dose'], `the dose passes the upper limit: ${what}`),
            ),
            ...(file.dose.max !== null && row.dose.high > file.dose.max
              ? [
                  issueAt(
                    parsed,
                    ['indications', index, 'dose'],
                    `the dose passes the file's own maximum ${file.dose.max}`,
                  ),
                ]
              : []),
          ],
    );
    const allowances = allowancesOf(file).flatMap(([state, allowance]) =>
      passed(file, allowance.maxDose, states[state]).map((what) =>
        issueAt(parsed, ['allowedIn', state], `the allowance passes the upper limit: ${what}`),
      ),
    );
    return [...indications, ...allowances];
  };
  return knowledge.supplements.flatMap(ofFile);
};
