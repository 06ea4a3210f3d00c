import type { Span } from '../spans.ts';
import { saidOf } from './gathered.ts';
import { isYear, stoppedIn } from './status.ts';
import type { Walk } from './walk.ts';

/** So few before a name are how many of it: "2 Centrum". */
const MOST_PIECES = 12;

/** A number, with its unit or without: a strength, a count, how often, or a year. */
export function takeAmount(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'amount' || walk.isPastDose) return;
  const next = beyondArticle(walk, at + 1);
  const { value, unit, inMl } = span;
  if (unit === null && isYear(value) && isDate(walk, at)) {
    stoppedIn(walk, value);
    return;
  }
  const isBefore = walk.current === undefined || walk.goesForward(at);
  const isPieces = isBefore && value <= MOST_PIECES && (walk.nextName[at] ?? -1) >= 0;
  if (unit === null && (isPieces || saidOf(next)?.kind === 'piece' || (value <= MOST_PIECES && isBy(walk, at + 1))))
    walk.attach(at, { kind: 'count', value, isAside: walk.depth > 0 });
  else if (
    unit === null &&
    isBy(walk, at - 1) &&
    saidOf(next)?.kind !== 'piece' &&
    walk.current?.elements.some(({ kind }) => kind === 'amount')
  ) {
    walk.attach(at, { kind: 'every', times: value, days: 1 });
  } else
    walk.attach(at, {
      kind: 'amount',
      value,
      unit,
      isAside: walk.depth > 0,
      ...(inMl === undefined ? {} : { inMl }),
    });
}

/** "Half a tablet". */
function beyondArticle(walk: Walk, at: number): Span | undefined {
  const span = walk.spans[at];
  const isArticle = span?.kind === 'word' && walk.names.words.little.has(walk.tokens[span.from]?.word ?? '');
  return isArticle ? walk.spans[at + 1] : span;
}

/** "2 x 500 mg": the sign or word between two numbers. */
function isBy(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  return (
    span !== undefined &&
    span.to - span.from === 1 &&
    walk.names.words.by.has(walk.tokens[span.from]?.word ?? '') &&
    walk.spans[at + 1]?.kind === 'amount'
  );
}

/** A year, where nothing is measured: "since March 2019". */
function isDate(walk: Walk, at: number): boolean {
  const before = walk.spans[at - 1];
  const kind = saidOf(before)?.kind;
  return kind === 'month' || kind === 'time' || kind === 'status' || kind === 'talk' || before?.kind === 'mark';
}
