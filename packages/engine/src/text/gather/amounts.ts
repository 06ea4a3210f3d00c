import { MANY } from '../dose-elements.ts';
import type { Span } from '../spans.ts';
import { endsAt, saidOf } from './gathered.ts';
import { isYear, stoppedIn } from './status.ts';
import type { Walk } from './walk.ts';

/** So few before a name are how many of it: "2 Centrum". */
const MOST_PIECES = 12;
/** No pack holds so many. */
const LEAST_STRENGTH = 250;

/** A number, with its unit or without: a strength, a count, how often, or a year. */
export function takeAmount(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'amount' || walk.isPastDose || isInPen(walk, at)) return;
  // "Going up from 15 to 30": today it is 15.
  if (saidOf(walk.spans[at - 1])?.kind === 'moving-dose') {
    walk.attach(at, { kind: 'amount', value: span.low ?? span.value, unit: span.unit, isAside: false });
    walk.isPastDose = true;
    return;
  }
  if (isDoseBefore(walk, at)) return;
  const next = beyondArticle(walk, at + 1);
  const { value, unit, inMl } = span;
  if (unit === null && isYear(value) && isDate(walk, at)) {
    stoppedIn(walk, value);
    return;
  }
  if (saidOf(walk.spans[at - 1])?.kind === 'at-most') {
    walk.note(at, { kind: 'cap', value, unit });
    return;
  }
  // "20 mg capsules x 56": so many are in the box.
  if (unit === null && value > MOST_PIECES && isSign(walk, at - 1)) return;
  // "40 mg tapering down, on 15 now".
  if (isNow(walk, at)) walk.note(at, { kind: 'now' });
  const isBefore = walk.current === undefined || walk.goesForward(at);
  const isPieces = isBefore && value <= MOST_PIECES && (walk.nextName[at] ?? -1) >= 0;
  // "Vitamin D 3000 spray": a strength, where nothing was measured yet.
  const isStrength = value >= LEAST_STRENGTH && !walk.hasAmount;
  const isCounted = (saidOf(next)?.kind === 'piece' && !isStrength) || (value <= MOST_PIECES && isBy(walk, at + 1));
  if (unit === null && (isPieces || isCounted || (walk.depth > 0 && isDirection(walk, at))))
    walk.attach(at, { kind: 'count', value, isAside: walk.depth > 0 && !isDirection(walk, at) });
  else if (unit === null && isBy(walk, at - 1) && saidOf(next)?.kind !== 'piece' && walk.hasAmount) {
    // "500 mg x2 bd": two each time, where a rhythm of its own follows.
    walk.attach(at, isRhythmOfOwn(walk, at + 1) ? { kind: 'count', value } : { kind: 'every', times: value, days: 1 });
  } else
    walk.attach(at, {
      kind: 'amount',
      value,
      unit,
      isAside: walk.depth > 0,
      ...(inMl === undefined ? {} : { inMl }),
    });
}

/** A dose of its own with "now" behind it, after another. */
function isNow(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const isDose = span?.kind === 'amount' && (span.unit !== null || span.value > MOST_PIECES);
  return isDose && walk.hasAmount && walk.names.words.nowBehind.has(walk.wordAt(at + 1));
}

function isRhythmOfOwn({ spans }: Walk, at: number): boolean {
  const said = saidOf(spans[at]);
  return said?.kind === 'frequency' && (said.times !== 1 || said.every !== 1);
}

/** "40 mg (2 tabs am)": in brackets too, so few at a time of day are how it is taken, and not the same once more. */
function isDirection(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const when = saidOf(walk.spans[at + 2]);
  const isDaily = when?.kind === 'slot' || (when?.kind === 'frequency' && when.every === 1);
  if (span?.kind !== 'amount' || span.value >= MANY) return false;
  // "50 mg (take two)".
  const isTaken = walk.names.words.theyTake.match(walk.tokens, span.from - 1, () => null)?.to === span.from;
  return isTaken || (saidOf(walk.spans[at + 1])?.kind === 'piece' && isDaily);
}

/** "2 mg pen, 0.5 mg weekly": what the pen holds, and then the dose. */
function isInPen(walk: Walk, at: number): boolean {
  const form = saidOf(walk.spans[at + 1]);
  const next = walk.spans[at + (walk.spans[at + 2]?.kind === 'comma' ? 3 : 2)];
  return form?.kind === 'route' && form.route === 'injection' && next?.kind === 'amount' && next.unit !== null;
}

/** "Half a tablet". */
function beyondArticle(walk: Walk, at: number): Span | undefined {
  const span = walk.spans[at];
  const isArticle = span?.kind === 'word' && walk.names.words.little.has(walk.tokens[span.from]?.word ?? '');
  return isArticle ? walk.spans[at + 1] : span;
}

/** "Up from 5 mg": the dose that it was. "From 50 to 100 mg" is read as one number, its upper end. */
function isDoseBefore(walk: Walk, at: number): boolean {
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  const { doseBefore, numbers } = walk.names.words;
  if (walk.last === undefined || !endsAt(walk, doseBefore, from)) return false;
  return !walk.tokens.slice(from, to).some(({ word }) => numbers.to.has(word));
}

const isSign = (walk: Walk, at: number): boolean => {
  const span = walk.spans[at];
  return span !== undefined && span.to - span.from === 1 && walk.names.words.by.has(walk.tokens[span.from]?.word ?? '');
};

/** "2 x 500 mg": the sign or word between two numbers. */
function isBy(walk: Walk, at: number): boolean {
  return isSign(walk, at) && walk.spans[at + 1]?.kind === 'amount';
}

/** A year, where nothing is measured: "since March 2019". */
function isDate(walk: Walk, at: number): boolean {
  const before = walk.spans[at - 1];
  const kind = saidOf(before)?.kind;
  return (
    kind === 'month' ||
    kind === 'time' ||
    kind === 'status' ||
    kind === 'talk' ||
    kind === 'any-more' ||
    before?.kind === 'mark'
  );
}
