import type { Element } from '../directions/elements.ts';
import type { Span } from '../spans.ts';
import { cueOf, isRhythm } from './mention.ts';
import type { Walk } from './walk.ts';

/** In a part without a name: the contents of the bottle or box, not the amount taken. */
export const isPack = (walk: Walk, from: number, to: number): boolean =>
  isLeftOver(walk, from, to) ||
  // Directions came before.
  (walk.last?.elements.some(isRhythm) === true && (isBottle(walk, from, to) || isBox(walk, from, to)));

/** "20 tablets left in the box", "I have 10 capsules in the drawer". */
export function isLeftOver({ spans, tokens, names }: Walk, from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, spans.length) - 2; at++) {
    const rest = spans[at + 2] as Span;
    if (piecesAt(spans, at) > 0 && names.words.leftOver.match(tokens, rest.from) !== null) return true;
  }
  return false;
}

/** "100 ml" alone after "5 ml tds". */
function isBottle({ spans, last }: Walk, from: number, to: number): boolean {
  const isPoured = (each: Element | Span | undefined): boolean => each?.kind === 'amount' && each.unit === 'ml';
  return to - from === 1 && isPoured(spans[from]) && last?.elements.some(isPoured) === true;
}

/** "28 tablets"; smaller numbers only after a count: "one three times a day for 3 days, 9 capsules". */
function isBox({ spans, last }: Walk, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (piecesAt(spans, at) > MOST_PIECES) return true;
  const isAlone = to - from === 2 && piecesAt(spans, from) >= WEEK;
  return isAlone && last?.elements.some(({ kind }) => kind === 'count' || kind === 'course') === true;
}

/** So many pieces: "28 tablets"; 0 without pieces. */
function piecesAt(spans: readonly Span[], at: number): number {
  const count = spans[at];
  const isCounted = count?.kind === 'amount' && count.unit === null && cueOf(spans[at + 1])?.kind === 'piece';
  return isCounted ? count.value : 0;
}

const MOST_PIECES = 12;
const WEEK = 7;
