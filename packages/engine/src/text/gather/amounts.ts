import { DAYS_OF_WEEK, isYear } from '../../measures.ts';
import type { Cue } from '../cues.ts';
import { MANY } from '../directions/doses.ts';
import type { Span } from '../spans.ts';
import { isContent } from './content.ts';
import { cueOf, endsAt } from './mention.ts';
import { addsToOil, keepOilPart } from './oil-parts.ts';
import { isNumberLeft } from './packs.ts';
import { isOfRunOn, startsUnrelated } from './run-on.ts';
import { stoppedIn } from './status.ts';
import { DIRECTIONS } from './unrelated-clause.ts';
import { isOfReason } from './unrelated-times.ts';
import type { Walk } from './walk.ts';

/** Up to this many before a name are a count: "2 Centrum". */
const MOST_PIECES = 12;
/** No pack contains this many; smaller packs come in weeks: 28, 56. */
const LEAST_STRENGTH = 250;

/** A number with or without a unit: a strength, a count, a frequency, or a year. */
export function takeAmount(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'amount' || walk.part.isPastDose) return;
  // "Going up from 15 to 30": today it is 15.
  if (cueOf(walk.spans[at - 1])?.kind === 'moving-dose') {
    walk.attach(at, { kind: 'amount', value: span.low ?? span.value, unit: span.unit, isAside: false });
    walk.part.isPastDose = true;
    return;
  }
  if (isNumberLeft(walk, at) || (walk.part.isOfLife && span.unit === null)) return;
  if (isDoseBefore(walk, at) || addsToOil(walk, at)) return;
  const next = beyondArticle(walk, at + 1);
  const { unit, inMl, inPieces } = span;
  // "200 mg per 2 capsules, 2 a day": the content of each; without a count after it, the stated amount is what is
  // taken.
  const value = inPieces !== undefined && isCountBehind(walk, at) ? span.value / inPieces : span.value;
  if (unit === null && (isOfOtherThing(walk, at) || isHours(walk, at)) && walk.hasAmount) return;
  if (unit === null && walk.clause.named === 0 && walk.hasAmount && (!isDirected(walk, at) || isNextResult(walk, at)))
    return;
  if (unit === null && walk.hasAmount && (isOfReason(walk, at) || isOfRunOn(walk, at))) return;
  if (unit === null && ((!walk.hasAmount && isOfLife(walk, at)) || isAgeOrDate(walk, at) || isPressure(walk, at)))
    return;
  if (unit === null && isYear(value) && isDate(walk, at)) {
    stoppedIn(walk, value);
    return;
  }
  if (cueOf(walk.spans[at - 1])?.kind === 'at-most') {
    walk.note(at, { kind: 'cap', value, unit });
    return;
  }
  // "20 mg capsules x 56": the pack size.
  if (unit === null && value > MOST_PIECES && isSign(walk, at - 1)) return;
  // "40 mg tapering down, on 15 now".
  if (isNow(walk, at)) walk.note(at, { kind: 'now' });
  const isBefore = walk.current === undefined || walk.goesForward(at);
  const isPieces = isBefore && value <= MOST_PIECES && (walk.nextName[at] ?? -1) >= 0;
  // "Vitamin D 3000 spray", "omeprazole 20 caps": a strength, where nothing was measured yet.
  const isMany = value >= LEAST_STRENGTH || (!walk.isSupplements && value > MOST_PIECES && value % DAYS_OF_WEEK > 0);
  const isStrength = isMany && !walk.hasAmount;
  const isCounted = (cueOf(next)?.kind === 'piece' && !isStrength) || (value <= MOST_PIECES && isBy(walk, at + 1));
  if (unit === null && (isPieces || isCounted || (walk.line.depth > 0 && isDirection(walk, at))))
    walk.attach(at, {
      kind: 'count',
      value,
      isAside: walk.line.depth > 0 && !isDirection(walk, at),
      ...(isPieces && cueOf(next) === null ? { isLeading: true } : {}),
    });
  else if (unit === null && isBy(walk, at - 1) && cueOf(next)?.kind !== 'piece' && walk.hasAmount) {
    // "500 mg x2 bd": two each time, if a separate rhythm follows.
    const isCount = isRhythmOfOwn(walk, at + 1) || isOneTime(walk, at + 1);
    walk.attach(at, isCount ? { kind: 'count', value } : { kind: 'every', times: value, days: 1 });
  } else
    walk.attach(at, {
      kind: 'amount',
      value,
      unit,
      isAside: walk.line.depth > 0,
      ...(inMl === undefined ? {} : { inMl }),
      ...(walk.spans[at - 1]?.kind === 'joint' ? { isAdded: true } : {}),
      ...(isBehindTake(walk, at) ? { isTaken: true } : {}),
    });
  keepOilPart(walk, at);
}

/** "Take 200 mg", "take 2 tablets (100 mg)". */
function isBehindTake(walk: Walk, at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - NEAR_TAKE); i--) {
    const span = walk.spans[i] as Span;
    if (walk.names.words.takeLeads.has(walk.tokens[span.to - 1]?.word ?? '')) return true;
    const isOfCount = span.kind === 'open' || (span.kind === 'amount' && span.unit === null);
    if (!isOfCount && cueOf(span)?.kind !== 'piece') return false;
  }
  return false;
}
const NEAR_TAKE = 4;

/** "142 over 86". */
function isPressure({ spans, tokens, names }: Walk, at: number): boolean {
  const { over } = names.words.syntax;
  const { from = 0, to = 0 } = spans[at] ?? {};
  return (
    over.has(tokens[from - 1]?.word ?? '') || (over.has(tokens[to]?.word ?? '') && tokens[to + 1]?.kind === 'number')
  );
}

/** "Died at 61", "14 March", "tomorrow at 10.30". */
function isAgeOrDate({ spans, tokens, names }: Walk, at: number): boolean {
  const { value = 0, from = 0 } = spans[at] as { readonly value?: number; readonly from?: number };
  const next = spans[at + 1];
  const { syntax } = names.words;
  const isMonth = cueOf(next)?.kind === 'month' && !syntax.in.has(tokens[next?.from ?? 0]?.word ?? '');
  if (isMonth && value <= DAYS_OF_MONTH) return true;
  const before = tokens[from - 1]?.word ?? '';
  // "Since I was 52", "turned 60".
  if (names.words.unrelated.aged.has(before) || (syntax.was.has(before) && syntax.i.has(tokens[from - 2]?.word ?? '')))
    return true;
  return syntax.at.has(before) && (value > HOURS || CLOCK.test(tokens[from]?.word ?? ''));
}
const DAYS_OF_MONTH = 31;
const CLOCK = /^\d{1,2}\.[0-5]\d$/;

/** "Lansoprazole since I turned 60", "lansoprazole, had twins at 38": what a sentence of life counts is no dose. */
function isOfLife(walk: Walk, at: number): boolean {
  const { spans, last } = walk;
  if (last === undefined || (walk.nextName[at] ?? -1) >= 0 || isDirected(walk, at)) return false;
  // "Upped from 50 to 100".
  const span = spans[at];
  if (span?.kind === 'amount' && span.low !== undefined) return false;
  let isElse = false;
  // "Voltaren rapid 25" is one name; a sentence has a subject and a verb.
  let isSentence = walk.clause.named === 0;
  for (let i = at - 1; i >= Math.max(0, at - FAR); i--) {
    const before = spans[i] as Span;
    if (before.kind === 'name' || before.kind === 'unknown' || before.kind === 'stop') break;
    isElse ||= isContent(walk, before) || cueOf(before)?.kind === 'level';
    isSentence ||= startsUnrelated(walk, i) || cueOf(before)?.kind === 'purpose';
  }
  return isElse && isSentence;
}

/** "10 mg and I walk 3 miles": after a dose, a number of something that is not taken. */
function isOfOtherThing({ spans, tokens, names: { words } }: Walk, at: number): boolean {
  const next = spans[at + 1];
  if (cueOf(next)?.kind === 'person' || cueOf(next)?.kind === 'thing') return true;
  if (next?.kind !== 'word' || cueOf(spans[at + 2])?.kind === 'piece') return false;
  const word = tokens[next.from]?.word ?? '';
  return (
    tokens[next.from]?.kind === 'word' && !words.grammar.has(word) && words.isEnglish(word) && !words.isNearForm(word)
  );
}

/** A count of pieces follows, before another name. */
function isCountBehind({ spans }: Walk, at: number): boolean {
  for (let i = at + 1; i < Math.min(spans.length, at + FAR); i++) {
    const span = spans[i] as Span;
    if (span.kind === 'name' || span.kind === 'unknown') return false;
    const kind = cueOf(spans[i + 1])?.kind;
    if (span.kind === 'amount' && span.unit === null && (kind === 'piece' || kind === 'frequency')) return true;
  }
  return false;
}
const FAR = 12;

const tellsHow = (span: Span | undefined): boolean => {
  const kind = cueOf(span)?.kind;
  return kind !== undefined && kind !== 'purpose' && (DIRECTIONS.has(kind) || HOW.has(kind));
};
const HOW: ReadonlySet<Cue['kind']> = new Set(['piece', 'route', 'course', 'prescribed']);

/**
 * After a dose, in a part without a name, a bare number counts only with directions beside it: "2 at night", "take 2",
 * "now 100". Not "paid 12.50 for it", "flat 3", "28 in the box".
 */
function isDirected(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { value = 0, from = 0 } = spans[at] as { readonly value?: number; readonly from?: number };
  if (value < 1 || tellsHow(spans[at - 1]) || tellsHow(spans[beyondLittle(walk, at + 1)])) return true;
  if (isBy(walk, at + 1) || isSign(walk, at - 1) || (walk.nextName[at] ?? -1) >= 0) return true;
  const { prose, nowBefore, nowBehind, theyTake } = names.words;
  const before = tokens[from - 1]?.word ?? '';
  if (prose.taking.has(before) || nowBehind.has(walk.wordAt(at + 1)) || endsAt(walk, nowBefore, from)) return true;
  // "I have two"; not "I have 2 kids", "I have 28 left".
  return value <= MOST_PIECES && isEnd(spans[at + 1]) && endsAt(walk, theyTake, from);
}

/** "Iron 20 mg every other day, ferritin was 14 in January, now 38": measured again, and no dose of today. */
function isNextResult({ spans, tokens, part, last }: Walk, at: number): boolean {
  // "Levothyroxine 50, TSH was 8, now 75": of a medicine it is the dose.
  if (last?.name?.meaning.supplement === undefined || !isEnd(spans[at + 1])) return false;
  for (let i = part.from - 2; i >= Math.max(0, part.from - FAR); i--) {
    const span = spans[i];
    if (span === undefined || isEnd(span)) return false;
    const measured = span.kind === 'mark' ? tokens.slice(span.from, span.to) : [];
    // "BP 150/90, now 100" may be a dose.
    if (measured.some(({ kind }) => kind === 'number')) return !measured.some(({ word }) => word === '/');
  }
  return false;
}

/** Over "of them", "at", "on": the next word that says something. */
function beyondLittle({ spans, tokens, names: { words } }: Walk, at: number): number {
  let next = at;
  for (; next < at + FEW_LITTLE; next++) {
    const span = spans[next];
    const word = tokens[span?.from ?? 0]?.word ?? '';
    const isLittle = words.functionWords.has(word) || words.grammar.has(word) || words.backTo.has(word);
    if (!SAYS_LITTLE.has(cueOf(span)?.kind ?? 'piece') && !(span?.kind === 'word' && isLittle)) break;
  }
  // "Two at a time, three times a day".
  return next > at && spans[next]?.kind === 'comma' ? next + 1 : next;
}
const FEW_LITTLE = 3;
const SAYS_LITTLE: ReadonlySet<Cue['kind']> = new Set(['talk', 'time']);

const HOURS = 24;

/** "Every 12 hours, 8 and 8": clock hours after a frequency. */
function isHours({ spans }: Walk, at: number): boolean {
  const first = spans[at + 1]?.kind === 'joint' ? at : spans[at - 1]?.kind === 'joint' ? at - 2 : null;
  if (first === null || !isHour(spans[first]) || !isHour(spans[first + 2]) || !isEnd(spans[first + 3])) return false;
  const before = cueOf(spans[spans[first - 1]?.kind === 'comma' ? first - 2 : first - 1]);
  return before?.kind === 'frequency' && before.times !== 1 && before.every === 1;
}
const isHour = (span: Span | undefined): boolean =>
  span?.kind === 'amount' && span.unit === null && Number.isInteger(span.value) && span.value <= MOST_PIECES;
const isEnd = (span: Span | undefined): boolean => span === undefined || span.kind === 'stop' || span.kind === 'comma';

/** A separate dose with "now" next to it, after another: "50 mg, up to 100 mg since March". */
function isNow(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const isDose = span?.kind === 'amount' && (span.unit !== null || span.value > MOST_PIECES);
  // "Working up to 50" is no dose of today.
  const isLater = cueOf(walk.spans[at - 1])?.kind === 'later-dose';
  if (!isDose || isLater || !walk.hasAmount || (walk.nextName[at] ?? -1) >= 0) return false;
  const { nowBehind, nowBefore } = walk.names.words;
  return nowBehind.has(walk.wordAt(at + 1)) || endsAt(walk, nowBefore, span.from);
}

function isRhythmOfOwn({ spans }: Walk, at: number): boolean {
  const cue = cueOf(spans[at]);
  return cue?.kind === 'frequency' && (cue.times !== 1 || cue.every !== 1);
}

/** "X2 with breakfast": a count at that time; in "x2 morning and night" it is a frequency. */
const isOneTime = ({ spans }: Walk, at: number): boolean =>
  cueOf(spans[at])?.kind === 'slot' && cueOf(spans[at + 1])?.kind !== 'slot' && cueOf(spans[at + 2])?.kind !== 'slot';

/** "40 mg (2 tabs am)": in brackets too, so few at a time of day are how it is taken, and not the same once more. */
function isDirection(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const when = cueOf(walk.spans[at + 2]);
  const isDaily = when?.kind === 'slot' || (when?.kind === 'frequency' && when.every === 1);
  if (span?.kind !== 'amount' || span.value >= MANY) return false;
  // "50 mg (take two)".
  const isTaken = walk.names.words.theyTake.match(walk.tokens, span.from - 1)?.to === span.from;
  return isTaken || (cueOf(walk.spans[at + 1])?.kind === 'piece' && isDaily);
}

/** "Half a tablet". */
function beyondArticle(walk: Walk, at: number): Span | undefined {
  const span = walk.spans[at];
  const isArticle = span?.kind === 'word' && walk.names.words.functionWords.has(walk.tokens[span.from]?.word ?? '');
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
  const kind = cueOf(before)?.kind;
  return (
    kind === 'month' ||
    kind === 'time' ||
    kind === 'status' ||
    kind === 'talk' ||
    kind === 'any-more' ||
    before?.kind === 'mark'
  );
}
