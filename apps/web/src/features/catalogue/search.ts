import type { CatalogueEntry } from '@evidose/contract';
import MiniSearch from 'minisearch';
import { goalTexts } from './texts.ts';

/** Words shorter than this are taken as they are: one slip makes another word of "iron". */
const SHORTEST_FUZZY = 5;
const MOST_SLIPS = 0.25;

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

export type CatalogueSearch = (typed: string) => ReadonlyMap<string, number> | null;

/** Finds entries by name, synonym, brand, usual misspelling or what they are for, as one types. Null: nothing typed. */
export function createSearch(entries: readonly CatalogueEntry[]): CatalogueSearch {
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
      prefix: true,
      fuzzy: (term) => (term.length < SHORTEST_FUZZY ? false : MOST_SLIPS),
      maxFuzzy: 2,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      combineWith: 'AND',
      tokenize: queryWords,
    },
  });
  index.addAll([...entries]);
  return (typed) => {
    if (queryWords(typed).length === 0) return null;
    return new Map(index.search(typed).map(({ id, score }) => [String(id), score]));
  };
}
