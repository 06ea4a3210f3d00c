import type { Knowledge } from '@evidose/engine';
import type { ParsedKnowledge } from '../parse.ts';
import { withInheritance } from './inherit.ts';
import { nutrientsOf } from './nutrients.ts';
import { supplementOf } from './supplement.ts';
import { whenOf } from './when.ts';

const words = (id: string) => id.replaceAll('-', ' ');

/** The checked files as the one object that the engine is told. */
export function compileKnowledge(parsed: ParsedKnowledge, version: string): Knowledge {
  const files = parsed.supplements.map(({ value }) => value);
  const exceptions = new Map(files.map((file) => [file.id, file.inheritExcept]));
  return {
    version,
    supplements: withInheritance(files.map(supplementOf), exceptions),
    nutrients: nutrientsOf(parsed.nutrients.value),
    drugs: Object.entries(parsed.drugs.value).map(([id, drug]) => ({ id, ...drug, name: drug.name ?? words(id) })),
    brandIngredients: Object.fromEntries(parsed.brands.value.map((row) => [row.brand, row.ingredients])),
    drugClasses: Object.entries(parsed.drugClasses.value).map(([id, { name, synonyms, broad }]) => ({
      id,
      name,
      synonyms,
      isBroad: broad,
    })),
    allergens: Object.entries(parsed.allergens.value).map(([id, fact]) => ({
      id: id as keyof typeof parsed.allergens.value,
      ...fact,
    })),
    labRules: parsed.labRules.value.map(({ atLeast, below, sex, countsAs, ...rule }) => ({
      ...rule,
      ...(atLeast === undefined ? {} : { atLeast }),
      ...(below === undefined ? {} : { below }),
      ...(sex === undefined ? {} : { sex }),
      ...(countsAs === undefined ? {} : { countsAs }),
    })),
    labAdvice: parsed.labAdvice.value.map(({ id, name, when, unless, message, sources }) => ({
      id,
      name,
      when: when.map((map) => whenOf({ when: map, unless })),
      message,
      sources,
    })),
    effectRules: parsed.effectRules.value.map(({ id, effect, kind, message, sources, ...rule }) => ({
      id,
      effect,
      when: whenOf(rule),
      kind,
      message,
      sources,
    })),
    sources: Object.entries(parsed.sources.value).map(([id, source]) => ({ id, ...source })),
  };
}
