import type { CatalogueEntry } from '@evidose/contract';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { goalTexts } from './texts.ts';

/** Words shorter than this are taken as they are: one slip makes another word of "iron". */
const SHORTEST_FUZZY = 5;
const FORGIVING: SearchOptions = {
  fuzzy: (term) => (term.length < SHORTEST_FUZZY ? false : 0.25),
  maxFuzzy: 2,
};

/** Small letters, no accents; "5-HTP" and "5htp" meet, and so do "St. John's" and "st johns". */
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
  /** Null: nothing typed. */
  readonly find: (typed: string) => ReadonlyMap<string, number> | null;
  /** Makes the index before the first letter comes: when somebody turns to the search box. */
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
    // Each name keeps its own joined spelling: a line is a name.
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

/** One letter starts thousands of words; a look at the names says as much, in no time. */
function startingWith(names: readonly NameStart[], letter: string): Map<string, number> {
  const found = names.filter(({ words }) => words.some((word) => word.startsWith(letter)));
  return new Map(found.map(({ id, name }) => [id, name.startsWith(letter) ? 2 : 1]));
}

/** Finds entries by name, synonym, brand, usual misspelling or what they are for, as one types. */
export function createSearch(entries: readonly CatalogueEntry[]): CatalogueSearch {
  const names = once(() => namesOf(entries));
  const index = once(() => indexOf(entries));
  const suggested = once(() => new Set(entries.filter(({ tier }) => tier === 'suggestible').map(({ id }) => id)));
  const weightOf = (id: string) => (suggested().has(id) ? SUGGESTED_WEIGHT : 1);
  return {
    warmUp: () => {
      names();
      index();
      // The browser reads and prepares code when it first runs: better now than with the first letters.
      for (const options of [{}, FORGIVING]) index().search(TYPICAL, options);
    },
    find: (typed) => {
      const words = queryWords(typed);
      const [only = '', ...others] = words;
      if (only === '') return null;
      if (others.length === 0 && only.length === 1) return startingWith(names(), only);
      let found = index().search(typed);
      // "better s" on the way to "better sleep": the letter begins a word that is still to come.
      if (found.length === 0 && others.at(-1)?.length === 1) found = index().search(words.slice(0, -1).join(' '));
      // Slips are looked for only where the letters as typed find nothing: that is rare, and it costs the most.
      if (found.length === 0) found = index().search(typed, FORGIVING);
      return new Map(found.map(({ id, score }) => [String(id), score * weightOf(String(id))]));
    },
  };
}

const TYPICAL = 'magnesim';

/** What we may suggest comes before what we only know, unless the name itself says otherwise. */
const SUGGESTED_WEIGHT = 4;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
