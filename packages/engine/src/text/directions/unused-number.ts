import { isYear } from '../../measures.ts';
import type { Mention } from '../gather/mention.ts';
import type { Span } from '../spans.ts';
import type { Token } from '../tokens.ts';
import type { Directions } from './directions.ts';
import { type Element, elementOf } from './elements.ts';

interface Placed {
  readonly spans: readonly Span[];
  readonly tokens: readonly Token[];
  /** Food, drink and activities. */
  readonly habits: ReadonlySet<string>;
  /** Words that say how much or how often, wherever no rule reads them. */
  readonly tellsHow: ReadonlySet<string>;
  readonly hours: ReadonlySet<string>;
}

type Used = ReadonlySet<number | string | null | undefined>;

/** The numbers and times that the reading of an entry used. */
function usedIn({ elements, name }: Mention, { measured, timesADay }: Directions): Used {
  const used = new Set<number | string | null | undefined>([name?.strength]);
  if (measured !== null) used.add(measured.value).add(measured.value / timesADay);
  for (const each of elements) {
    used.add(timeOf(each));
    if ('value' in each) used.add(each.value);
    if (each.kind === 'pattern' || each.kind === 'pair' || each.kind === 'doses')
      for (const figure of each.figures) used.add(figure);
    if (each.kind === 'every') used.add(each.times).add(each.days);
    if (each.kind === 'slot') used.add(each.hour);
  }
  return used;
}

function timeOf(element: Element): string {
  if (element.kind === 'every') return `${element.times}/${element.days}`;
  if (element.kind === 'weekday') return `${element.kind} ${element.day}`;
  // "Every morning, before breakfast" is one time.
  return element.kind !== 'slot' ? element.kind : element.slot === 'on-waking' ? 'breakfast' : element.slot;
}

interface Read {
  readonly entry: Mention;
  readonly directions: Directions;
  /** Index of its first span. */
  readonly first: number;
  readonly nextFrom: number;
}

/** The numbers of a span that an entry must account for; none if it has no number. */
function isLeft(span: Span, used: Used): boolean {
  if (span.kind === 'amount') {
    const { value, low, inPieces = 1 } = span;
    return ![value, low, value / inPieces].some((each) => each !== undefined && used.has(each));
  }
  if (span.kind === 'pair' || span.kind === 'pattern' || span.kind === 'doses' || span.kind === 'hours')
    return !span.figures.some((each) => used.has(each));
  if (span.kind !== 'cue') return false;
  const element = elementOf(span.cue, span.number);
  if (element?.kind === 'slot' || element?.kind === 'weekday') return !used.has(timeOf(element));
  return element?.kind === 'every' && !used.has(timeOf(element)) && !used.has(element.times);
}

/**
 * A number or frequency among the words of an entry that the reading did not use, so that its effect is unknown.
 * Quantities, durations, dates and list numbers are excluded, since they were recognized.
 */
export function hasUnusedNumber(placed: Placed, { entry, directions, first, nextFrom }: Read): boolean {
  const { spans, tokens } = placed;
  let used: Used | null = null;
  let left = 0;
  let isHabit = false;
  let isOver = false;
  for (let at = first; at < spans.length; at++) {
    const span = spans[at] as Span;
    if (span.from >= nextFrom) break;
    if (isBreak(span)) isHabit = isAboutHabit(placed, at + 1);
    if (isHabit) continue;
    if (span.kind === 'stop' && tokens[span.from]?.word === '\n' && span.from >= entry.to) break;
    isOver ||= span.kind === 'stop' && span.from >= entry.to;
    if (!isOver && entry.elements.length > 0 && isWordLeft(placed, span)) return true;
    if (!TELLING.has(span.kind) || isQuantity(spans, at)) continue;
    used ??= usedIn(entry, directions);
    if (!isLeft(span, used)) continue;
    if (span.kind !== 'amount') return true;
    left += span.value;
  }
  // "EPA 500, DHA 250": the parts of what was read.
  return left > 0 && used?.has(left) !== true;
}

/** "Cut into quarters", "3 weeks on 1 week off": none of it was read. Hours on and off are of one day. */
function isWordLeft({ tokens, tellsHow, hours }: Placed, { kind, from, to, ...span }: Span): boolean {
  const isTime = 'cue' in span && span.cue.kind === 'time';
  if (kind !== 'word' && !isTime) return false;
  const isOfHours = tokens.slice(from, to).some(({ word }) => hours.has(word));
  return !isOfHours && tellsHow.has(tokens[to - 1]?.word ?? '');
}

const TELLING: ReadonlySet<Span['kind']> = new Set(['amount', 'cue', 'pair', 'pattern', 'doses', 'hours']);

const isBreak = ({ kind }: Span): boolean => kind === 'comma' || kind === 'stop';

/** Up to the next comma or full stop. */
function isAboutHabit({ spans, tokens, habits }: Placed, at: number): boolean {
  let end = at;
  while (end < spans.length && !isBreak(spans[end] as Span)) end += 1;
  return tokens.slice(spans[at]?.from ?? tokens.length, spans[end]?.from).some(({ word }) => habits.has(word));
}

/** "28 tablets", "x 56", a year: in the box, or on the calendar. */
function isQuantity(spans: readonly Span[], at: number): boolean {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span?.kind !== 'amount' || span.unit !== null) return false;
  if (isYear(span.value)) return true;
  const isBoxed = next?.kind === 'cue' && (next.cue.kind === 'piece' || next.cue.kind === 'form');
  const isBy = before?.kind === 'mark' && before.to - before.from === 1;
  const often = spans[at - 2];
  // "Bid x10": a duration in days.
  const isLength = isBy && span.value >= LEAST_DAYS && often?.kind === 'cue' && often.cue.kind === 'frequency';
  return isLength || (span.value > MOST_TAKEN && (isBoxed || isBy));
}
/** More per intake would be a pack. */
const MOST_TAKEN = 12;
const LEAST_DAYS = 5;
