import { keyOf, type Prepared } from '@evidose/engine';
import { slips } from './spelling.ts';

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
/** More slips than one are forgiven only in long words, and none in short ones. */
const SHORTEST_GUESS = 6;
const LONG = 9;

interface Plain {
  /** Words that are never a product's name. */
  readonly ordinary: ReadonlySet<string>;
  /** Words that are no name after one of these. */
  readonly notAfter: Readonly<Record<string, readonly string[]>>;
}

/** Exact spellings only: nothing is corrected here. */
export function createKnownNames({ knowledge, drugById }: Prepared, { ordinary, notAfter }: Plain) {
  const names = new Map<string, KnownName>();
  const add = (spelling: string, name: KnownName): void => {
    const key = keyOf(spelling);
    if (key !== '' && !names.has(key)) names.set(key, name);
  };
  const addProduct = (spelling: string, name: KnownName): void => {
    if (!ordinary.has(spelling.toLowerCase())) add(spelling, name);
  };
  for (const { id, name, synonyms, brands, misspellings } of knowledge.supplements) {
    const known: KnownName = { kind: 'supplement', id, name, groups: [id] };
    for (const spelling of [name, id.replaceAll('-', ' '), ...synonyms, ...misspellings]) add(spelling, known);
    for (const brand of brands) addProduct(brand, known);
  }
  for (const { id, name, synonyms, brands, classes } of knowledge.drugs) {
    const known: KnownName = { kind: 'medicine', id, name, groups: [id, ...classes] };
    for (const spelling of [name, ...synonyms]) add(spelling, known);
    for (const brand of brands) addProduct(brand, known);
  }
  for (const { id, name, synonyms } of knowledge.drugClasses) {
    const known: KnownName = { kind: 'medicine', id, name, groups: [id] };
    for (const spelling of [name, ...synonyms]) add(spelling, known);
    addProduct(id.replaceAll('-', ' '), known);
  }
  for (const [name, ingredients] of Object.entries(knowledge.brandIngredients)) {
    if (name.length < SHORTEST_PRODUCT) continue;
    const groups = ingredients.flatMap((id) => [id, ...(drugById.get(id)?.classes ?? [])]);
    addProduct(name, { kind: 'medicine', id: ingredients[0] ?? name, name, groups });
  }

  const single = [...names.keys()].filter((key) => /^[a-z]{6,}$/.test(key));

  return {
    /** The longest name that starts at a word, and how many words it takes. */
    find(words: readonly string[], from: number): { readonly name: KnownName; readonly length: number } | null {
      for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length -= 1) {
        const said = words.slice(from, from + length);
        // A joining word is no part of a name at its edge: "and iron" is iron.
        if (said.includes('.') || keyOf(said[0] ?? '') === '' || keyOf(said.at(-1) ?? '') === '') continue;
        // "As a" is no ASA: little words alone make no name.
        if (length > 1 && said.every((word) => /^[a-z]{1,2}$/.test(word))) continue;
        // "At the same time" is no SAMe.
        if (length === 1 && notAfter[said[0] ?? '']?.includes(words[from - 1] ?? '') === true) continue;
        const key = keyOf(said.join(' '));
        // "Two different magnesiums": a name in the plural is the name.
        const name =
          names.get(key) ??
          (length === 1 && key.length > SHORTEST_GUESS ? names.get(key.replace(/s$/, '')) : undefined);
        if (name !== undefined) return { name, length };
      }
      return null;
    },

    /** What a word may be a misspelling of, to ask back with. Null where nothing or too much comes near. */
    guess(word: string): KnownName | null {
      if (
        word.length < SHORTEST_GUESS ||
        !/^[a-z]+$/.test(word) ||
        names.has(word) ||
        names.has(word.replace(/s$/, ''))
      )
        return null;
      const most = word.length >= LONG ? 2 : 1;
      const near = single.filter((key) => key[0] === word[0] && slips(word, key, most) <= most);
      const least = Math.min(...near.map((key) => slips(word, key, most)));
      const found = near.filter((key) => slips(word, key, most) === least).flatMap((key) => names.get(key) ?? []);
      const [first] = found;
      return first !== undefined && found.every(({ id }) => id === first.id) ? first : null;
    },
  };
}

export type FindName = ReturnType<typeof createKnownNames>['find'];
