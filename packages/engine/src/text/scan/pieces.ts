import type { Looking } from '../find-name.ts';
import type { Span } from '../spans.ts';

export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isNamed: boolean;
  /** Between the separators of a list rather than of sentences. */
  readonly isListed: boolean;
}

/** Text in brackets belongs to what stands before it. */
export function piecesOf({ tokens, names }: Looking, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let [from, depth, isNamed] = [0, 0, false];
  const isOfList = (at: number): boolean => {
    const span = spans[at];
    return span === undefined || (OF_LISTS.has(span.kind) && tokens[span.from]?.word !== '.');
  };
  const { entryJoints } = names.words.syntax;
  // "Lives with me" is one piece.
  const isEnd = ({ kind, from: token }: Span): boolean =>
    kind === 'joint' ? entryJoints.has(tokens[token]?.word ?? '') : ENDS.has(kind);
  for (let at = 0; at <= spans.length; at++) {
    const span = spans[at];
    const kind = span?.kind ?? 'stop';
    if (kind === 'open') depth += 1;
    if (kind === 'stop') depth = 0;
    if (depth === 0 && (span === undefined || isEnd(span))) {
      if (at > from) pieces.push({ from, to: at, isNamed, isListed: isOfList(from - 1) && isOfList(at) });
      [from, isNamed] = [at + 1, false];
    } else isNamed ||= isNaming(span);
    if (kind === 'close') depth = Math.max(depth - 1, 0);
  }
  return pieces;
}
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'colon']);
const OF_LISTS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'joint']);

const isNaming = (span: Span | undefined): boolean =>
  span?.kind === 'name' || span?.kind === 'unknown' || (span?.kind === 'cue' && span.meaning !== null);
