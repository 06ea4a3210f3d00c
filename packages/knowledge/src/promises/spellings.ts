import type { Knowledge } from '@evidose/engine';

/** A name as it may be typed, and its one meaning. Ambiguous names are left out. */
export interface Spelling {
  readonly text: string;
  readonly kind: 'drug' | 'class' | 'supplement';
  readonly id: string;
}

/** Independent of the engine's normalization, so that the two can disagree. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

export interface Spellings {
  readonly drugs: readonly Spelling[];
  readonly classes: readonly Spelling[];
  readonly supplements: readonly Spelling[];
}

export function spellingsOf(knowledge: Knowledge): Spellings {
  const all: Spelling[] = [];
  for (const { id, name, brands, synonyms } of knowledge.drugs) {
    for (const text of [name, ...brands, ...synonyms]) all.push({ text, kind: 'drug', id });
  }
  for (const { id, synonyms } of knowledge.drugClasses)
    for (const text of synonyms) all.push({ text, kind: 'class', id });
  for (const { id, name, synonyms, brands, misspellings } of knowledge.supplements) {
    for (const text of [name, ...synonyms, ...brands, ...misspellings]) all.push({ text, kind: 'supplement', id });
  }
  const targets = new Map<string, Set<string>>();
  for (const { text, kind, id } of all) {
    const key = plain(text);
    targets.set(key, (targets.get(key) ?? new Set()).add(`${kind} ${id}`));
  }
  for (const brand of Object.keys(knowledge.brandIngredients)) targets.get(plain(brand))?.add(`brand ${brand}`);
  // Everyday words are names only beside a dose or a form, and "one a day" after another name is a frequency.
  const { names, onlyWithCapitals } = knowledge.language.ordinary;
  const everyday = new Set([...names, ...onlyWithCapitals, 'one a day'].map(plain));
  // A comma ends a name in a list, so a name with a comma cannot be typed into it.
  const clear = all.filter(
    ({ text }) => targets.get(plain(text))?.size === 1 && !/[,;]/.test(text) && !everyday.has(plain(text)),
  );
  return {
    drugs: clear.filter(({ kind }) => kind === 'drug'),
    classes: clear.filter(({ kind }) => kind === 'class'),
    supplements: clear.filter(({ kind }) => kind === 'supplement'),
  };
}
