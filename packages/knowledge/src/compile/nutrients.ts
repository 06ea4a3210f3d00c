import type { Band, Nutrient } from '@evidose/engine';
import type { NutrientsFile } from '../schema/index.ts';

const ages = ['14_18', '19_30', '31_50', '51_70', '71_plus'] as const;
const groups = ['male', 'female', 'pregnancy', 'lactation'] as const;

type Row = NutrientsFile[string];

function bandsOf(bands: Row['targets']): Partial<Record<Band, number>> {
  if (!bands) return {};
  const entries = groups.flatMap((group) =>
    ages.flatMap((age, index) => {
      // The tables end pregnancy and lactation at 50; past that, use the last column.
      const columns = bands[group];
      const value = columns[Math.min(index, columns.length - 1)] ?? null;
      return value === null ? [] : [[`${group}_${age}`, value] as const];
    }),
  );
  return Object.fromEntries(entries);
}

export function nutrientsOf(file: NutrientsFile): Nutrient[] {
  return Object.entries(file).map(([id, row]) => ({
    id,
    name: row.name,
    unit: row.unit,
    targets: bandsOf(row.targets),
    upperLimits: bandsOf(row.limits),
    limitCountsForms: row.limitCountsForms,
    limitIsSupplementsOnly: row.limitIsSupplementsOnly,
    europeanLimit: row.europeanLimit,
    treatment: row.treatment,
    prescribedFrom: row.prescribedFrom,
    competesWith: row.competesWith,
    sources: row.sources,
  }));
}
