import type { CurrentSupplement } from '../model.ts';

/**
 * What is taken and, for a product, each of its other ingredients as if it had been named: for what goes together and
 * what does not. An ingredient without a stated amount stands with a typical one, so that no row is passed over.
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
