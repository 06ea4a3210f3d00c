import { staysWhereItIsPut } from '../local-use.ts';
import type { CurrentSupplement } from '../model.ts';
import { withIngredients } from './ingredients.ts';
import { standingOfSupplement } from './standing.ts';

/** A current supplement, or an ingredient of one. */
export interface OwnIngredient {
  readonly current: CurrentSupplement;
  /** A nutrient inside a product is counted by its amount; another ingredient is taken already. */
  readonly isCounted: boolean;
  /** A cream or drops: it is taken already, and meets nothing in the body. */
  readonly isLocal: boolean;
}

export function ownIngredients(all: readonly CurrentSupplement[]): OwnIngredient[] {
  const parts: OwnIngredient[] = [];
  for (const item of all) {
    for (const current of withIngredients(item)) {
      const isLocal = staysWhereItIsPut(current);
      if (standingOfSupplement(current) === 'not' && !isLocal) continue;
      const isCounted = current !== item && (current.supplement?.supplies.length ?? 0) > 0;
      parts.push({ current, isCounted, isLocal });
    }
  }
  return parts;
}
