import type { ListsOf } from '../language/lists.ts';
import type { Language } from '../language.ts';
import { Phrases, type Skipped } from './phrases.ts';
import { keyOf } from './tokens.ts';

export type Words = ReadonlySet<string>;

export const setOf = (list: readonly string[]): Words => new Set(list);

export const setsOf = <K extends string>(lists: Readonly<Record<K, readonly string[]>>): Readonly<Record<K, Words>> =>
  Object.fromEntries(Object.entries<readonly string[]>(lists).map(([name, list]) => [name, setOf(list)])) as Record<
    K,
    Words
  >;

export const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function endsIn(word: string, endings: Words): boolean {
  for (const ending of endings) if (word.endsWith(ending)) return true;
  return false;
}

type ReadyLists<K extends string, P extends K> = Readonly<Record<Exclude<K, P>, Words>> &
  Readonly<Record<P, Phrases<true>>>;

/** Builders for lists of phrases, with the optional words that a phrase may be written without. */
export function phraseLists({ grammar }: Pick<Language, 'grammar'>) {
  const skipped: Skipped = {
    inPhrases: setOf(grammar.skipped),
    inText: setOf([...grammar.skipped, ...grammar.skippedOfSomebody]),
  };
  const phrasesIn = (list: readonly string[]): Phrases<true> => {
    const phrases = new Phrases<true>(skipped);
    for (const phrase of list) phrases.add(phrase, true);
    return phrases;
  };
  return {
    skipped,

    phrasesIn,

    /** The named lists: phrases if the name is among these, otherwise words. */
    readyLists: <N extends readonly string[], P extends N[number] = never>(
      lists: ListsOf<N>,
      names: N,
      ofPhrases: readonly P[] = [],
    ): ReadyLists<N[number], P> => {
      const phrases: ReadonlySet<string> = new Set(ofPhrases);
      const ready = names.map((name: N[number]) => [name, (phrases.has(name) ? phrasesIn : setOf)(lists[name])]);
      return Object.fromEntries(ready) as ReadyLists<N[number], P>;
    },

    phrasesOfEach: <T>(lists: Readonly<Record<string, readonly string[]>>, toValue: (key: string) => T): Phrases<T> => {
      const phrases = new Phrases<T>(skipped);
      for (const [key, list] of Object.entries(lists)) for (const phrase of list) phrases.add(phrase, toValue(key));
      return phrases;
    },
  };
}

export function byWord<T extends string>(
  lists: Readonly<Partial<Record<T, readonly string[]>>>,
): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const [meaning, words] of Object.entries(lists) as [T, readonly string[]][]) {
    for (const word of words) map.set(word, meaning);
  }
  return map;
}

export const keyed = (lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map([...byWord(lists)].map(([word, id]) => [keyOf(word), id]));
