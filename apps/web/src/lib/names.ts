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

/** With the amount the name is done. */
const AMOUNT_AT_END = /\d\s*(?:mg|mcg|µg|ug|g|iu|ml|units?)?\s*$/i;

/** What is sent to look a name up: the text right before the caret, where something may still be missing. */
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
  /** Where in the text that was sent the entry starts that a picked name takes the place of. */
  readonly from: number;
}

/** Names that begin like the last entry of the text, for the type-ahead list. */
export const findNames = remembered<FoundNames>((kind, text, signal) =>
  call(searchNames, { body: { kind, text }, signal }),
);

/** The label of a product, as it is printed. */
export const findLabel = async (id: string, signal: AbortSignal): Promise<ProductLabel | null> =>
  (await call(productLabel, { body: { id }, signal })).label;

export interface ReadText {
  readonly items: readonly UnderstoodName[];
  /** Pieces that became no entry, with their places. */
  readonly notUsed: readonly { readonly text: string; readonly from: number; readonly to: number }[];
}

/** What each entry of a typed list is understood as. */
export const readNames = remembered<ReadText>((kind, text, signal) =>
  call(understandNames, { body: { kind, text }, signal }),
);
