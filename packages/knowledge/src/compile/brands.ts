import { keyOf } from '@evidose/engine';
import type { BrandRow } from '../schema/index.ts';

/**
 * The register has some names twice with different ingredients. We cannot tell which one is meant, so the name stands
 * for all of them.
 */
export function brandIngredientsOf(rows: readonly BrandRow[]): Record<string, string[]> {
  const together = new Map<string, Set<string>>();
  for (const { brand, ingredients } of rows) {
    const known = together.get(keyOf(brand)) ?? new Set();
    for (const ingredient of ingredients) known.add(ingredient);
    together.set(keyOf(brand), known);
  }
  return Object.fromEntries(rows.map(({ brand }) => [brand, [...(together.get(keyOf(brand)) ?? [])]]));
}
