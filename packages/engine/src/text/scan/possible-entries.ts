import { isYear, MICROGRAMS } from '../../measures.ts';
import type { Looking } from '../find-name.ts';
import { isOwn, type Meaning } from '../names.ts';
import type { Span, UnknownSpan } from '../spans.ts';
import { isJunk } from './junk.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { isAilment } from './word-in-place.ts';

const MOST_WORDS = 3;
const SHORTEST = 3;

interface Run {
  readonly from: number;
  readonly to: number;
}

/** "Lyric 75 bd", "wart gel", "zinc, focus, iron": ordinary words as an item of a list may be a medicine. */
export function withPossibleEntries(of: Looking, spans: readonly Span[]): readonly Span[] {
  const pieces = piecesOf(of, spans);
  const claimed = new Map<number, number>();
  for (const [i, piece] of pieces.entries()) {
    const run = piece.isNamed || isHead(spans, pieces, i) ? null : runOf(of, spans, piece);
    if (run !== null && (isDosed(spans, run) || isForm(of, spans, run) || isListed(of, spans, pieces, i)))
      claimed.set(run.from, run.to);
  }
  return claimed.size === 0 ? spans : withUnknown(spans, claimed);
}

/** "Stomach tabs - omeprazole 20": the medicine follows. */
const isHead = (spans: readonly Span[], pieces: readonly Piece[], at: number): boolean => {
  const sign = spans[pieces[at]?.to ?? 0]?.kind;
  return sign === 'colon' || (sign === 'dash' && pieces[at + 1]?.isNamed === true);
};

function withUnknown(spans: readonly Span[], claimed: ReadonlyMap<number, number>): readonly Span[] {
  const kept: Span[] = [];
  for (let at = 0; at < spans.length; ) {
    const to = claimed.get(at);
    kept.push(to === undefined ? (spans[at] as Span) : unknownOf(spans, at, to));
    at = to ?? at + 1;
  }
  return kept;
}

const unknownOf = (spans: readonly Span[], from: number, to: number): UnknownSpan => ({
  kind: 'unknown',
  from: spans[from]?.from ?? 0,
  to: spans[to - 1]?.to ?? 0,
  candidates: [],
});

/** The first content words of a piece, after articles: "the wart gel", "seven seas". */
function runOf(of: Looking, spans: readonly Span[], piece: Piece): Run | null {
  const { from } = piece;
  let to = from;
  while (to < piece.to && (isContent(of, spans[to] as Span) || isAilmentSaid(spans[to]))) to += 1;
  return to === from || to - from > MOST_WORDS ? null : { from, to };
}

/** "Gout capsules", "cholesterol 20 mg": the purpose may be the name. */
const isAilmentSaid = (span: Span | undefined): boolean => span?.kind === 'cue' && span.cue.kind === 'ailment';

/** A content word: not grammar, taking, food, or a person's name. */
export function isContent(of: Looking, span: Span): boolean {
  const { tokens, names } = of;
  const { word = '', kind } = tokens[span.from] ?? {};
  if (span.kind !== 'word' || kind !== 'word' || word.length < SHORTEST || span.to > span.from + 1) return false;
  const { grammar, functionWords, taking, subjects, doers, prose, english, unrelated, ailments } = names.words;
  // A word that was deliberately read as something else stays that.
  if (english.isDoing(word) || isJunk(word) || isOurs(names.find(word))) return false;
  const lists = [
    grammar,
    functionWords,
    taking,
    subjects,
    doers,
    ailments,
    prose.taking,
    prose.givenNames,
    prose.animals,
    unrelated.unclaimed,
    unrelated.habits,
  ];
  if (lists.some((list) => list.has(word)) || isAilment(of, word)) return false;
  return !english.isProper(word);
}

const isOurs = (meaning: Meaning | undefined): boolean => meaning !== undefined && isOwn(meaning);

/** "Lyric 75 bd", "mono 10 mg": a weight, or a number with a frequency. */
function isDosed(spans: readonly Span[], { to }: Run): boolean {
  const at = beyondForm(spans, to);
  const amount = spans[at];
  if (amount?.kind !== 'amount') return false;
  if (amount.unit !== null) return amount.unit in MICROGRAMS || amount.unit === 'IU';
  const next = spans[at + 1];
  return next?.kind === 'cue' && RHYTHMS.has(next.cue.kind);
}
const RHYTHMS: ReadonlySet<string> = new Set(['frequency', 'slot', 'needed', 'meals']);

function beyondForm(spans: readonly Span[], at: number): number {
  const span = spans[at];
  return span?.kind === 'cue' && FORMS.has(span.cue.kind) ? beyondForm(spans, at + 1) : at;
}
const FORMS: ReadonlySet<string> = new Set(['form', 'piece']);

/** "Wart gel", "mouth spray": a medicine's form. */
function isForm({ tokens, names }: Looking, spans: readonly Span[], { to }: Run): boolean {
  const form = spans[to];
  if (form?.kind !== 'cue' || (form.cue.kind !== 'piece' && form.cue.kind !== 'route')) return false;
  const last = tokens[form.to - 1]?.word ?? '';
  return !names.words.bodyParts.has(last) && !names.words.unrelated.meals.has(last);
}

/** Alone, or in a row of names: "ramipril, forward, zinc", "amlodipine 5, lyric 75". */
function isListed(of: Looking, spans: readonly Span[], pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || !isNameLike(of, spans, piece)) return false;
  if (pieces.length === 1) return true;
  if (!piece.isListed) return false;
  const isName = (i: number): boolean => pieces[i]?.isNamed === true;
  if (isName(at - 1) && isName(at + 1)) return true;
  const isSure = !of.isMedicines || spans[piece.to - 1]?.kind === 'amount';
  return at === 0 ? isName(1) && (isSure || isName(2)) : isName(at - 1) && (isSure || isName(at - 2));
}

function isNameLike(of: Looking, spans: readonly Span[], { from, to }: Piece): boolean {
  const last = spans[to - 1];
  const isStrong =
    last?.kind === 'amount' &&
    last.unit === null &&
    last.value >= LEAST_STRENGTH &&
    !isYear(last.value) &&
    to - from > 1;
  const words = spans.slice(from, isStrong ? to - 1 : to);
  return words.some((span) => isContent(of, span)) && words.every((span) => isContent(of, span));
}
/** Smaller numbers are often children, or miles. */
const LEAST_STRENGTH = 5;
