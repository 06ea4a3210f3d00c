import { DAYS_OF_WEEK, isYear } from '../../measures.ts';
import type { Cue } from '../cues.ts';
import { MANY } from '../directions/doses.ts';
import type { AmountSpan, Span } from '../spans.ts';
import { cueOf, endsAt, isNamed } from './mention.ts';
import { addsToOil, oilPartAt } from './oil-parts.ts';
import { isLeftOver } from './packs.ts';
import { stoppedIn } from './status.ts';
import { DIRECTIONS, isContent, isOfReason, isOfRunOn, startsUnrelated } from './unrelated.ts';
import type { Walk } from './walk.ts';

/** Up to this many before a name are a count: "2 Centrum". */
const MOST_PIECES = 12;
/** No pack contains this many; smaller packs come in weeks: 28, 56. */
const LEAST_STRENGTH = 250;

/** A number with or without a unit: a strength, a count, a frequency, or a year. */
export function takeAmount(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'amount' || walk.part.isPastDose) return;
  const { unit } = span;
  if (isOfNext(walk, at)) {
    walk.waiting.from = span.from;
    walk.attach(at, { kind: 'amount', value: span.value, unit, isAside: false });
    return;
  }
  const before = cueOf(walk.spans[at - 1])?.kind;
  // "Going up from 15 to 30": today it is 15.
  if (before === 'moving-dose') {
    walk.attach(at, { kind: 'amount', value: span.low ?? span.value, unit, isAside: false });
    walk.part.isPastDose = true;
    return;
  }
  if (isLeftOver(walk, at, at + 3) || isDoseBefore(walk, span) || addsToOil(walk, at)) return;
  if (unit === null && isOfOther(walk, at, span)) return;
  if (unit === null && isYear(span.value) && isBehindDate(walk, at)) stoppedIn(walk, span.value);
  else if (before === 'at-most') walk.note(at, { kind: 'cap', value: span.value, unit });
  else attachNumber(walk, at, span);
}

/** "30 mg zinc 450 mg mag 10.5 b6": where every amount stands directly before a name, up to the last one. */
function isOfNext({ spans }: Walk, at: number): boolean {
  let from = at;
  while (spans[from - 1]?.kind === 'name' && spans[from - 2]?.kind === 'amount') from -= 2;
  let to = from;
  while (spans[to]?.kind === 'amount' && spans[to + 1]?.kind === 'name') to += 2;
  const first = spans[from];
  const isMeasured = first?.kind === 'amount' && first.unit !== null;
  return isMeasured && to > from + 2 && to > at && spans[to]?.kind !== 'amount' && spans[from - 1]?.kind !== 'name';
}

function attachNumber(walk: Walk, at: number, span: AmountSpan): void {
  const { unit, inMl, inPieces } = span;
  // "200 mg per 2 capsules, 2 a day": the content of each; without a count after it, the stated amount is what is
  // taken.
  const value = inPieces !== undefined && isCountBehind(walk, at) ? span.value / inPieces : span.value;
  // "20 mg capsules x 56": the pack size.
  if (unit === null && value > MOST_PIECES && isSign(walk, at - 1)) return;
  // "40 mg tapering down, on 15 now".
  if (isNow(walk, at, span)) walk.note(at, { kind: 'now' });
  const next = cueOf(beyondArticle(walk, at + 1))?.kind;
  const isAside = walk.line.depth > 0;
  const isBefore = walk.current === undefined || walk.goesForward(at);
  const isLeading = isBefore && value <= MOST_PIECES && walk.isNameAhead(at);
  // "Vitamin D 3000 spray", "omeprazole 20 caps": a strength, where nothing was measured yet.
  const isMany = value >= LEAST_STRENGTH || (!walk.isSupplements && value > MOST_PIECES && value % DAYS_OF_WEEK > 0);
  const isCounted = next === 'piece' ? !isMany || walk.hasAmount : value <= MOST_PIECES && isBy(walk, at + 1);
  const isHow = isAside && isDirection(walk, at, span);
  if (unit === null && (isLeading || isCounted || isHow))
    walk.attach(at, { kind: 'count', value, isAside: isAside && !isHow, isLeading: isLeading && next === undefined });
  else if (unit === null && isBy(walk, at - 1) && walk.hasAmount) {
    // "500 mg x2 bd": two each time, if a separate rhythm follows.
    const isCount = isRhythmOfOwn(walk, at + 1);
    walk.attach(at, isCount ? { kind: 'count', value } : { kind: 'every', times: value, days: 1 });
  } else {
    const isAdded = walk.spans[at - 1]?.kind === 'joint';
    const isTaken = isBehindTake(walk, at);
    walk.attach(at, { kind: 'amount', value, unit, isAside, isAdded, isTaken, inMl, oilPart: oilPartAt(walk, at) });
  }
}

/** "Take 200 mg", "take 2 tablets (100 mg)". */
function isBehindTake({ spans, tokens, names }: Walk, at: number): boolean {
  const isCounting = (span: Span | undefined): boolean =>
    span?.kind === 'open' || (span?.kind === 'amount' && span.unit === null) || cueOf(span)?.kind === 'piece';
  const isTake = (span: Span | undefined): boolean =>
    names.words.takeLeads.has(tokens[(span?.to ?? 0) - 1]?.word ?? '');
  let i = at - 1;
  while (i > at - NEAR_TAKE && isCounting(spans[i]) && !isTake(spans[i])) i -= 1;
  return isTake(spans[i]);
}
const NEAR_TAKE = 4;

/** A number of something that is not taken: a price, an age, a pressure of "142 over 86". */
function isOfOther(walk: Walk, at: number, { low }: AmountSpan): boolean {
  if (walk.part.isOfLife || walk.names.words.syntax.over.has(walk.wordAt(at - 1))) return true;
  if (walk.hasAmount) {
    if (walk.clause.named === 0 && !isDirected(walk, at)) return true;
    return isOfOtherThing(walk, at) || isOfReason(walk, at) || isOfRunOn(walk, at);
  }
  // "Upped from 50 to 100".
  return walk.last !== undefined && low === undefined && !isDirected(walk, at) && isOfLife(walk, at);
}

/** "Lansoprazole since I turned 60", "lansoprazole, had twins at 38": what a sentence of life counts is no dose. */
function isOfLife(walk: Walk, at: number): boolean {
  let isElse = false;
  // "Voltaren rapid 25" is one name; a sentence has a subject and a verb.
  let isSentence = walk.clause.named === 0;
  for (let i = at - 1; i >= Math.max(0, at - FAR); i--) {
    const before = walk.spans[i] as Span;
    if (isNamed(before) || before.kind === 'stop') break;
    const kind = cueOf(before)?.kind;
    isElse ||= kind === 'level' || isContent(walk, before);
    isSentence ||= kind === 'purpose' || startsUnrelated(walk, i);
  }
  return isElse && isSentence;
}

/** "10 mg and I walk 3 miles": after a dose, a number of something that is not taken. */
function isOfOtherThing({ spans, tokens, names: { words } }: Walk, at: number): boolean {
  const next = spans[at + 1];
  const kind = cueOf(next)?.kind;
  if (kind === 'person' || kind === 'thing') return true;
  const { word = '', kind: of } = tokens[next?.from ?? -1] ?? {};
  if (next?.kind !== 'word' || of !== 'word' || cueOf(spans[at + 2])?.kind === 'piece') return false;
  return !words.grammar.has(word) && words.isEnglish(word) && !words.isNearForm(word);
}

/** A count of pieces follows, before another name. */
function isCountBehind({ spans }: Walk, at: number): boolean {
  for (let i = at + 1; i < Math.min(spans.length, at + FAR); i++) {
    const span = spans[i] as Span;
    if (isNamed(span)) return false;
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
  const { spans, tokens, names, last } = walk;
  const { value = 0, from = 0 } = spans[at] as { readonly value?: number; readonly from?: number };
  if (value < 1 || tellsHow(spans[at - 1]) || tellsHow(spans[beyondLittle(walk, at + 1)])) return true;
  if (isBy(walk, at + 1) || isSign(walk, at - 1) || walk.isNameAhead(at)) return true;
  const { prose, nowBefore, nowBehind, theyTake } = names.words;
  if (prose.taking.has(tokens[from - 1]?.word ?? '') || nowBehind.has(walk.wordAt(at + 1))) return true;
  // "TSH was 8, now 75" is a dose; "ferritin was 14, now 38" may be measured again.
  if (last?.name?.meaning.supplement === undefined && endsAt(walk, nowBefore, from)) return true;
  // "I have two"; not "I have 2 kids", "I have 28 left".
  return value <= MOST_PIECES && isEnd(spans[at + 1]) && endsAt(walk, theyTake, from);
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

const isEnd = (span: Span | undefined): boolean => span === undefined || span.kind === 'stop' || span.kind === 'comma';

/** A separate dose with "now" next to it, after another: "50 mg, up to 100 mg since March". */
function isNow(walk: Walk, at: number, { unit, value, from }: AmountSpan): boolean {
  const isDose = unit !== null || value > MOST_PIECES;
  // "Working up to 50" is no dose of today.
  const isLater = cueOf(walk.spans[at - 1])?.kind === 'later-dose';
  if (!isDose || isLater || !walk.hasAmount || walk.isNameAhead(at)) return false;
  const { nowBehind, nowBefore } = walk.names.words;
  return nowBehind.has(walk.wordAt(at + 1)) || endsAt(walk, nowBefore, from);
}

/** "X2 bd", and "x2 with breakfast"; in "x2 morning and night" it is a frequency. */
function isRhythmOfOwn({ spans }: Walk, at: number): boolean {
  const cue = cueOf(spans[at]);
  if (cue?.kind === 'frequency') return cue.times !== 1 || cue.every !== 1;
  return cue?.kind === 'slot' && ![at + 1, at + 2].some((next) => cueOf(spans[next])?.kind === 'slot');
}

/** "40 mg (2 tabs am)", "50 mg (take two)": in brackets too, so few are how it is taken, and not the same once more. */
function isDirection(walk: Walk, at: number, { value, from }: AmountSpan): boolean {
  const when = cueOf(walk.spans[at + 2]);
  const isDaily = when?.kind === 'slot' || (when?.kind === 'frequency' && when.every === 1);
  const isPieces = cueOf(walk.spans[at + 1])?.kind === 'piece' && isDaily;
  return value < MANY && (isPieces || walk.names.words.theyTake.match(walk.tokens, from - 1)?.to === from);
}

/** "Half a tablet". */
function beyondArticle(walk: Walk, at: number): Span | undefined {
  const span = walk.spans[at];
  return span?.kind === 'word' && walk.names.words.functionWords.has(walk.wordAt(at)) ? walk.spans[at + 1] : span;
}

/** "Up from 5 mg": the dose that it was. "From 50 to 100 mg" is read as one number, its upper end. */
const isDoseBefore = (walk: Walk, { from, low }: AmountSpan): boolean =>
  walk.last !== undefined && low === undefined && endsAt(walk, walk.names.words.doseBefore, from);

const isSign = (walk: Walk, at: number): boolean => {
  const span = walk.spans[at];
  return span !== undefined && span.to - span.from === 1 && walk.names.words.by.has(walk.wordAt(at));
};

/** "2 x 500 mg": the sign or word between two numbers. */
const isBy = (walk: Walk, at: number): boolean => isSign(walk, at) && walk.spans[at + 1]?.kind === 'amount';

/** A year, where nothing is measured: "since March 2019". */
const isBehindDate = ({ spans }: Walk, at: number): boolean =>
  spans[at - 1]?.kind === 'mark' || DATED.has(cueOf(spans[at - 1])?.kind ?? 'piece');
const DATED: ReadonlySet<Cue['kind']> = new Set(['month', 'time', 'status', 'talk', 'any-more']);
