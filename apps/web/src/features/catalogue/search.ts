import type { CatalogueEntry } from '@evidose/contract';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { goalTexts } from './texts.ts';

/** Shorter words must match exactly: one typo turns "iron" into another word. */
const SHORTEST_FUZZY = 5;
const FORGIVING: SearchOptions = {
  fuzzy: (term) => (term.length < SHORTEST_FUZZY ? false : 0.25),
  maxFuzzy: 2,
};

/** Lower case, no accents; "5-HTP" matches "5htp", and "St. John's" matches "st johns". */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’`´ʼ]/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length > 1 ? [...words, words.join('')] : words;
}

const queryWords = (text: string): string[] => {
  const words = wordsOf(text);
  return words.length > 1 ? words.slice(0, -1) : words;
};

export interface CatalogueSearch {
  readonly find: (typed: string) => ReadonlyMap<string, number> | null;
  /** Builds the index before the first letter, when the search box gets focus. */
  readonly warmUp: () => void;
}

function indexOf(entries: readonly CatalogueEntry[]): MiniSearch<CatalogueEntry> {
  const index = new MiniSearch<CatalogueEntry>({
    fields: ['name', 'names', 'goals', 'summary'],
    extractField: (entry, field) => {
      if (field === 'names') return entry.names.join('\n');
      if (field === 'goals') return entry.goals.map((goal) => goalTexts[goal] ?? goal).join('\n');
      return String(entry[field as 'id' | 'name' | 'summary']);
    },
    // Lines keep names apart when joined.
    tokenize: (text, field) => (field === 'summary' ? text.split(/\s+/) : text.split('\n')).flatMap(wordsOf),
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 6, names: 4, goals: 1.5, summary: 1 },
      prefix: (term) => term.length > 1,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      combineWith: 'AND',
      tokenize: queryWords,
    },
  });
  index.addAll([...entries]);
  return index;
}

interface NameStart {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

const namesOf = (entries: readonly CatalogueEntry[]): NameStart[] =>
  entries.map(({ id, name }) => ({ id, name: name.toLowerCase(), words: wordsOf(name) }));

/** One letter starts thousands of words, so only names are searched. */
function startingWith(names: readonly NameStart[], letter: string): Map<string, number> {
  const found = names.filter(({ words }) => words.some((word) => word.startsWith(letter)));
  return new Map(found.map(({ id, name }) => [id, name.startsWith(letter) ? 2 : 1]));
}

export function createSearch(entries: readonly CatalogueEntry[]): CatalogueSearch {
  const names = once(() => namesOf(entries));
  const index = once(() => indexOf(entries));
  const suggested = once(() => new Set(entries.filter(({ tier }) => tier === 'suggestible').map(({ id }) => id)));
  const weightOf = (id: string) => (suggested().has(id) ? SUGGESTED_WEIGHT : 1);
  return {
    warmUp: () => {
      names();
      index();
      // Warms up the search code before the first letter.
      for (const options of [{}, FORGIVING]) index().search(TYPICAL, options);
    },
    find: (typed) => {
      const words = queryWords(typed);
      const [only = '', ...others] = words;
      if (only === '') return null;
      if (others.length === 0 && only.length === 1) return startingWith(names(), only);
      let found = index().search(typed);
      // "better s" on the way to "better sleep": the letter begins an unfinished word.
      if (found.length === 0 && others.at(-1)?.length === 1) found = index().search(words.slice(0, -1).join(' '));
      // Typos are searched only if the exact text finds nothing, since that costs the most.
      if (found.length === 0) found = index().search(typed, FORGIVING);
      return new Map(found.map(({ id, score }) => [String(id), score * weightOf(String(id))]));
    },
  };
}

const TYPICAL = 'magnesim';

/** What we may suggest ranks before what we only describe, unless the name itself matches. */
const SUGGESTED_WEIGHT = 4;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
