import {
  LONGEST_NAME_SEARCH,
  type NameKind,
  type NameMatch,
  searchNames,
  type UnderstoodName,
  understandNames,
} from '@evidose/contract';
import { call } from './api.ts';

const KEPT = 200;

/** The same text is looked up once a page; the newest answers are kept. */
function remembered<T>(look: (kind: NameKind, text: string, signal: AbortSignal) => Promise<T>) {
  const known = new Map<string, T>();
  return async (kind: NameKind, text: string, signal: AbortSignal): Promise<T> => {
    const key = `${kind}:${text}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = await look(kind, text, signal);
    const oldest = known.keys().next();
    if (known.size >= KEPT && !oldest.done) known.delete(oldest.value);
    known.set(key, found);
    return found;
  };
}

const SHORTEST_SEARCH = 2;

/** Worth looking up: a few letters, and no amount yet, since with the amount the name is done. */
export const searchOf = (entry: string): string | null =>
  entry.length >= SHORTEST_SEARCH && entry.length <= LONGEST_NAME_SEARCH && !/\d/.test(entry) ? entry : null;

/** Names that begin like the text, for the type-ahead list. */
export const findNames = remembered<readonly NameMatch[]>(
  async (kind, text, signal) => (await call(searchNames, { body: { kind, text }, signal })).matches,
);

/** What each entry of a typed list is understood as. */
export const readNames = remembered<readonly UnderstoodName[]>(
  async (kind, text, signal) => (await call(understandNames, { body: { kind, text }, signal })).items,
);
