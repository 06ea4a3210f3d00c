import { keyOf, type Prepared } from '@evidose/engine';

/** A supplement, a medicine or a class of medicines that a message names, spelled as we know it. */
export interface KnownName {
  readonly kind: 'supplement' | 'medicine';
  readonly id: string;
  readonly name: string;
  /** Ids of the classes a medicine belongs to, its own id among them. */
  readonly groups: readonly string[];
}

const MOST_WORDS = 5;
/** Names of the product register that are shorter sound too much like plain words ("Best", "Today"). */
const SHORTEST_PRODUCT = 6;

/** Exact spellings only: nothing is corrected here. `ordinary` are words that are never a product's name. */
export function createKnownNames({ knowledge, drugById }: Prepared, ordinary: ReadonlySet<string>) {
  const names = new Map<string, KnownName>();
  const add = (spelling: string, name: KnownName): void => {
    const key = keyOf(spelling);
    if (key === '' || names.has(key)) return;
    if (spelling === name.name || !ordinary.has(spelling.toLowerCase())) names.set(key, name);
  };
  for (const { id, name, synonyms, brands, misspellings } of knowledge.supplements) {
    const known: KnownName = { kind: 'supplement', id, name, groups: [id] };
    for (const spelling of [name, ...synonyms, ...brands, ...misspellings]) add(spelling, known);
  }
  for (const { id, name, synonyms, brands, classes } of knowledge.drugs) {
    const known: KnownName = { kind: 'medicine', id, name, groups: [id, ...classes] };
    for (const spelling of [name, ...synonyms, ...brands]) add(spelling, known);
  }
  for (const { id, name, synonyms } of knowledge.drugClasses) {
    const known: KnownName = { kind: 'medicine', id, name, groups: [id] };
    for (const spelling of [name, ...synonyms]) add(spelling, known);
  }
  for (const [name, ingredients] of Object.entries(knowledge.brandIngredients)) {
    if (name.length < SHORTEST_PRODUCT) continue;
    const groups = ingredients.flatMap((id) => [id, ...(drugById.get(id)?.classes ?? [])]);
    if (!ordinary.has(name.toLowerCase())) add(name, { kind: 'medicine', id: ingredients[0] ?? name, name, groups });
  }

  /** The longest name that starts at a word, and how many words it takes. */
  return (words: readonly string[], from: number): { readonly name: KnownName; readonly length: number } | null => {
    for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length -= 1) {
      const said = words.slice(from, from + length);
      if (said.includes('.')) continue;
      const name = names.get(keyOf(said.join(' ')));
      if (name !== undefined) return { name, length };
    }
    return null;
  };
}

export type FindName = ReturnType<typeof createKnownNames>;
