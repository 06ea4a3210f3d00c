import type { Span } from '../spans.ts';
import { cueOf, isRhythm } from './mention.ts';
import type { Walk } from './walk.ts';

/** In a part without a name: the contents of the bottle or box, not the amount taken. */
export const isPack = (walk: Walk, from: number, to: number): boolean =>
  isLeftOver(walk, from, to) || (isDosed(walk) && (isBottle(walk, from, to) || isBox(walk, from, to)));

/** "20 tablets left in the box": the number of what is still there. */
export const isNumberLeft = (walk: Walk, at: number): boolean =>
  isLeftOver(walk, at, Math.min(at + 3, walk.spans.length));

/** "14 tablets left", "I have 10 capsules in the drawer". */
function isLeftOver({ spans, tokens, names }: Walk, from: number, to: number): boolean {
  for (let at = from; at < to - 2; at++) {
    const rest = spans[at + 2] as Span;
    if (isCounted(spans, at) && names.words.leftOver.match(tokens, rest.from) !== null) return true;
  }
  return false;
}

/** Directions came before. */
const isDosed = ({ last }: Walk): boolean => last?.elements.some(isRhythm) === true;

/** "100 ml" alone after "5 ml tds". */
function isBottle({ spans, last }: Walk, from: number, to: number): boolean {
  const only = spans[from];
  const isVolume = to - from === 1 && only?.kind === 'amount' && only.unit === 'ml';
  return isVolume && last?.elements.some((each) => each.kind === 'amount' && each.unit === 'ml') === true;
}

/** "28 tablets"; smaller numbers only after a count: "one three times a day for 3 days, 9 capsules". */
function isBox({ spans, last }: Walk, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isCounted(spans, at) && sizeAt(spans, at) > MOST_PIECES) return true;
  const isAlone = to - from === 2 && isCounted(spans, from) && sizeAt(spans, from) >= WEEK;
  return isAlone && last?.elements.some(({ kind }) => kind === 'count' || kind === 'course') === true;
}

/** So many pieces: "28 tablets". */
function isCounted(spans: readonly Span[], at: number): boolean {
  const count = spans[at];
  return count?.kind === 'amount' && count.unit === null && cueOf(spans[at + 1])?.kind === 'piece';
}

const sizeAt = (spans: readonly Span[], at: number): number => {
  const count = spans[at];
  return count?.kind === 'amount' ? count.value : 0;
};

/** No one takes more at once. */
const MOST_PIECES = 12;
const WEEK = 7;
