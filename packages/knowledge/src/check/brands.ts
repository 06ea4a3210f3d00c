import { keyOf } from '@evidose/engine';
import { type Check, issueAt } from './check.ts';

/** Every product name resolves to ingredients, and a drug's own brand contains only that drug. */
export const brands: Check = (knowledge) => {
  const register = new Map<string, Set<string>>();
  for (const { brand, ingredients } of knowledge.brands.value) {
    const known = register.get(keyOf(brand)) ?? new Set();
    for (const ingredient of ingredients) known.add(ingredient);
    register.set(keyOf(brand), known);
  }
  const unreadable = knowledge.brands.value.flatMap(({ brand }, index) =>
    keyOf(brand) === '' ? [issueAt(knowledge.brands, [index], `nobody can find the name '${brand}'`)] : [],
  );
  const contradictions = Object.entries(knowledge.drugs.value).flatMap(([id, drug]) =>
    drug.brands.flatMap((brand) => {
      const ingredients = [...(register.get(keyOf(brand)) ?? [id])];
      if (ingredients.length === 1 && ingredients[0] === id) return [];
      const message = `brands.csv says that '${brand}' is ${ingredients.join(' and ')}: a product of several stands there alone`;
      return [issueAt(knowledge.drugs, [id], message)];
    }),
  );
  // An ingredient that looks like an id must be one of our drugs; otherwise a renamed drug would go unnoticed.
  const stray = knowledge.brands.value.flatMap(({ ingredients }, index) =>
    ingredients
      .filter((name) => name.includes('-') && !(name in knowledge.drugs.value))
      .map((name) => issueAt(knowledge.brands, [index], `no drug is called '${name}'`)),
  );
  return [...unreadable, ...contradictions, ...stray];
};
