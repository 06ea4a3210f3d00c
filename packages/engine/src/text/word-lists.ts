import { keyOf } from './tokens.ts';

export type Words = ReadonlySet<string>;

/** Each word to what it stands for. */
export function byWord<T extends string>(
  lists: Readonly<Partial<Record<T, readonly string[]>>>,
): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const [meaning, words] of Object.entries(lists) as [T, readonly string[]][]) {
    for (const word of words) map.set(word, meaning);
  }
  return map;
}

/** Each word by its key. */
export const keyed = (lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map([...byWord(lists)].map(([word, id]) => [keyOf(word), id]));
