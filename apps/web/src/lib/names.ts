import {
  LONGEST_NAME_SEARCH,
  type NameKind,
  type NameMatch,
  type ProductLabel,
  productLabel,
  searchNames,
  type UnderstoodName,
  understandNames,
} from '@evidose/contract';
import { call } from './api.ts';

const KEPT = 200;

/** Each text is looked up once per page; the newest responses are cached. */
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

/** An amount completes the name. */
const AMOUNT_AT_END = /\d\s*(?:mg|mcg|µg|ug|g|iu|ml|units?)?\s*$/i;

/** The text before the caret to send for a lookup, where a name may be incomplete. */
export function searchOf(beforeCaret: string): string | null {
  const text = beforeCaret.slice(-LONGEST_NAME_SEARCH);
  const letters = /[\p{L}\d-]+$/u.exec(text)?.[0] ?? '';
  const isVitamin = /\b[a-z]\d{1,2}$/i.test(text);
  return text.trim().length >= SHORTEST_SEARCH && letters !== '' && (isVitamin || !AMOUNT_AT_END.test(text))
    ? text
    : null;
}

export interface FoundNames {
  readonly matches: readonly NameMatch[];
  /** Where in the sent text the entry starts that a picked name replaces. */
  readonly from: number;
}

/** Suggestions for the last entry of the text. */
export const findNames = remembered<FoundNames>((kind, text, signal) =>
  call(searchNames, { body: { kind, text }, signal }),
);

export const findLabel = async (id: string, signal: AbortSignal): Promise<ProductLabel | null> =>
  (await call(productLabel, { body: { id }, signal })).label;

export interface ReadText {
  readonly items: readonly UnderstoodName[];
  /** Text that became no entry, with positions. */
  readonly notUsed: readonly { readonly text: string; readonly from: number; readonly to: number }[];
}

export const readNames = remembered<ReadText>((kind, text, signal) =>
  call(understandNames, { body: { kind, text }, signal }),
);
