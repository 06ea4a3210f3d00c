import type { NutrientTotal, SuggestedSupplement } from '@evidose/contract';

/** A nutrient's daily amount by where it comes from. */
export interface NutrientRow extends NutrientTotal {
  readonly fromList: number;
  readonly fromSuggested: number;
  readonly total: number;
}

type Adding = Pick<SuggestedSupplement, 'id' | 'name' | 'adds'>;

interface Sides {
  readonly supplements: readonly Adding[];
  readonly planned: ReadonlySet<string>;
  /** On the list but no longer in any plan; still taken. */
  readonly others: readonly Adding[];
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000;

function added(items: readonly Adding[], { nutrient, upperLimit }: NutrientTotal): number {
  let sum = 0;
  for (const { adds } of items)
    for (const each of adds) {
      if (each.nutrient === nutrient) sum += upperLimit === null ? each.total : each.counted;
    }
  return sum;
}

/** The plan's totals split by what the person chose. Older plans do not record the split, so it stays "suggested". */
export function nutrientRows(totals: readonly NutrientTotal[], { supplements, planned, others }: Sides): NutrientRow[] {
  const listed = supplements.filter(({ id }) => planned.has(id));
  const isAllListed = supplements.length > 0 && listed.length === supplements.length;
  return totals.map((row) => {
    const ofPlan = isAllListed ? row.fromPlan : Math.min(row.fromPlan, added(listed, row));
    const fromList = tidy(ofPlan + added(others, row));
    const fromSuggested = tidy(row.fromPlan - ofPlan);
    return { ...row, fromList, fromSuggested, total: tidy(row.fromCurrent + fromList + fromSuggested) };
  });
}

/** From this fraction of the limit on, the row is worth showing. */
const NEAR = 0.75;

/** Something is added, or a limit is near; the rest is behind a button. */
export function isWorthALook({ fromList, fromSuggested, total, upperLimit, europeanLimit }: NutrientRow): boolean {
  const limit = Math.min(upperLimit ?? Number.POSITIVE_INFINITY, europeanLimit ?? Number.POSITIVE_INFINITY);
  return fromList + fromSuggested > 0 || total >= limit * NEAR;
}
