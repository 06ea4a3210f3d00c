import type { KnowledgeNumbers } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';

/** Counted from the knowledge in use. */
export function numbersOf({ supplements, drugs, brandIngredients, sources }: Knowledge): KnowledgeNumbers {
  const drugNames = drugs.flatMap(({ name, synonyms, brands }) => [name, ...synonyms, ...brands]);
  const known = new Set(drugs.map(({ id }) => id));
  // A product whose ingredients we have no facts about is recognized, but does not count as known.
  const products = Object.entries(brandIngredients)
    .filter(([, ingredients]) => ingredients.some((ingredient) => known.has(ingredient)))
    .map(([name]) => name);
  const names = new Set([...drugNames, ...products].map((name) => name.toLowerCase()));
  // A row that a supplement inherits from another is counted once, where it was written.
  const ownRows = supplements.flatMap(({ interactions }) =>
    interactions.filter(({ inheritedFrom }) => inheritedFrom === undefined),
  );
  return {
    suggestible: supplements.filter(({ tier }) => tier === 'suggestible').length,
    recognisedOnly: supplements.filter(({ tier }) => tier === 'recognised-only').length,
    medicines: drugs.length,
    medicineNames: names.size,
    interactions: ownRows.length,
    sources: sources.length,
  };
}
