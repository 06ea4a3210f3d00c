import type { CurrentSupplement } from '../model.ts';

/**
 * A current supplement plus, for a product, each of its other ingredients as if named, for interaction checks. An
 * ingredient without a stated amount gets a typical one, so that no row is skipped.
 */
export function withIngredients(item: CurrentSupplement): readonly CurrentSupplement[] {
  if (item.parts === undefined || item.parts.length === 0) return [item];
  return [
    item,
    ...item.parts.map(({ supplement, amount }) => ({
      ...item,
      supplement,
      amount: amount ?? supplement.data.typicalDailyDose,
      assumed: amount === null,
      product: null,
      supplies: [],
      parts: [],
    })),
  ];
}
