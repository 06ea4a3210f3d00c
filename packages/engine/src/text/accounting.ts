import { MICROGRAMS } from '../measures.ts';
import type { Looking } from './find-name.ts';
import { type Piece, piecesOf } from './scan/pieces.ts';
import { isContent } from './scan/possible-entries.ts';
import type { Span } from './spans.ts';

/** A piece of an answer that became no entry and is no known filler, with its position. */
export interface NotUsed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Used {
  readonly from: number;
  readonly to: number;
}

const MOST_WORDS = 3;

/** Every unused piece that may be something: an unknown word, a weight, or a few words in a list. */
export function notUsedIn(of: Looking, spans: readonly Span[], entries: readonly Used[]): NotUsed[] {
  // Both stand in the order of the text, so no entry is looked at again once it was passed.
  let next = 0;
  const isUsed = ({ from }: Span): boolean => {
    const { start = 0 } = of.tokens[from] ?? {};
    while ((entries[next]?.to ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (entries[next]?.from ?? Number.POSITIVE_INFINITY) <= start;
  };
  return piecesOf(of, spans).flatMap((piece) => {
    const left = spans.slice(piece.from, piece.to).filter((span) => !isUsed(span));
    return left.some(mayBeTaken) || isDirected(of, piece, left) || isShort(of, piece, left) ? [placeOf(of, left)] : [];
  });
}

const mayBeTaken = (span: Span): boolean => {
  if (span.kind === 'amount') return (span.unit ?? '') in MICROGRAMS || span.unit === 'IU';
  return span.kind === 'unknown' || span.kind === 'name' || (span.kind === 'word' && span.isStrange === true);
};

/** "Met for men 500 twice a day", "cheetah every day": a number or a few words directly followed by a frequency. */
const isDirected = (of: Looking, { isListed }: Piece, left: readonly Span[]): boolean => {
  const at = left.findIndex((span) => span.kind === 'cue' && WHENS.has(span.cue.kind));
  const last = left[at - 1];
  if (last?.kind === 'amount' && last.value >= LEAST_STRENGTH) return true;
  return isListed && at > 0 && at <= MOST_WORDS && left.slice(0, at).every((span) => isContent(of, span));
};
const WHENS: ReadonlySet<string> = new Set(['frequency', 'slot']);
/** Fewer are as often meals, or walks. */
const LEAST_STRENGTH = 20;

/** "…, felt flat": too few words for a sentence, and all of them its own. */
const isShort = (of: Looking, { from, to, isListed }: Piece, left: readonly Span[]): boolean =>
  isListed && left.length === to - from && left.length <= MOST_WORDS && left.every((span) => isContent(of, span));

function placeOf({ text, tokens }: Looking, left: readonly Span[]): NotUsed {
  const from = tokens[left[0]?.from ?? 0]?.start ?? 0;
  const to = tokens[(left.at(-1)?.to ?? 0) - 1]?.end ?? from;
  return { text: text.slice(from, to), from, to };
}
