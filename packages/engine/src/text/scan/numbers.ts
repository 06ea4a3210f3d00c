import { DAYS_OF_WEEK } from '../../measures.ts';
import { dateAt, dayOfMonthAt, yearsAt } from '../aside-numbers.ts';
import type { Cue } from '../cues.ts';
import type { Looking } from '../find-name.ts';
import { fractionAt } from '../numbers.ts';
import type { PhraseMatch, ReadNumber } from '../phrases.ts';
import type { AmountSpan, CueSpan, FiguresSpan } from '../spans.ts';
import type { Token } from '../tokens.ts';

/** "2012 to 2017": taken then, not now. */
export function yearsSpanAt(of: Looking, at: number): CueSpan | null {
  const years = yearsAt(of, at);
  if (years === null) return null;
  const cue: Cue = { kind: 'ago', days: 0, isTimes: false, isStop: true, year: years.year };
  return { kind: 'cue', from: at, to: years.to, cue, number: 1, meaning: null };
}

/** "03/04/2019": a date; a stop date sets the minimum time since. */
export function dateSpanAt(of: Looking, at: number): CueSpan | null {
  const date = dateAt(of, at) ?? dayOfMonthAt(of, at);
  if (date === null) return null;
  const { year } = date;
  if (year === null) return { kind: 'cue', from: at, to: date.to, cue: { kind: 'month' }, number: 1, meaning: null };
  const cue: Cue = { kind: 'ago', days: 0, isTimes: false, isStop: false, year };
  return { kind: 'cue', from: at, to: date.to, cue, number: 1, meaning: null };
}

function figureAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const fraction = fractionAt(tokens, at);
  const isHyphened = HYPHENS.has(tokens[at - 1]?.word ?? '') || HYPHENS.has(tokens[fraction?.to ?? 0]?.word ?? '');
  if (fraction !== null && isHyphened) return fraction;
  return { value: Number(token.word.replace(',', '.').replace('½', '0.5')), to: at + 1 };
}
const HYPHENS: ReadonlySet<string> = new Set(['-', '–']);

/** "8/500", "1-0-1" and "1+0+1". */
export function figuresAt(of: Looking, at: number, isOfTwo = false): FiguresSpan | null {
  const { tokens } = of;
  if (!DIVIDERS.has(tokens[at + 1]?.word ?? '')) return null;
  const first = figureAt(tokens, at);
  if (first === null) return null;
  let { to } = first;
  const sign = tokens[to]?.word ?? '';
  // "Telma 40 - 1-0-0": a spaced dash separates the strength from the directions.
  const isSpaced = isApart(tokens, to);
  const values = [first.value];
  for (let next = figureAt(tokens, to + 1); DIVIDERS.has(sign) && values.length < 4; next = figureAt(tokens, to + 1)) {
    if (next === null || tokens[to]?.word !== sign) break;
    if (isApart(tokens, to) !== isSpaced) return null;
    values.push(next.value);
    to = next.to;
  }
  if (values.some(Number.isNaN)) return null;
  if (sign !== '/' && values.length >= 3 && values.every((value) => value <= MOST_OF_PATTERN)) {
    return { kind: 'pattern', from: at, to, figures: values, unit: null };
  }
  // "300/300/600": more than two numbers are the doses of the day.
  if (values.length >= 3 && DIVIDERS.has(sign)) {
    const unit = of.names.words.units.match(tokens, to);
    return { kind: 'doses', from: at, to: unit?.to ?? to, figures: values, unit: unit?.value ?? null };
  }
  // "1+0+1" is a pattern; two items joined by a plus are two items.
  if (sign === '+') return null;
  const isPair =
    values.length === 2 && (sign === '/' ? !isFraction(values) : isTwoStrengths(tokens, at, values, isOfTwo));
  if (!isPair || of.names.words.phrases.match(tokens, at, of.numberAt) !== null) return null;
  // "500/125mg": one unit for both.
  const end = of.names.words.units.match(tokens, to)?.to ?? to;
  return { kind: 'pair', from: at, to: liquidEnd(of, end) ?? end, figures: values, unit: null };
}

const isApart = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.end !== tokens[at]?.start;

const DIVIDERS: ReadonlySet<string> = new Set(['/', '-', '–', '+']);
/** "20-12.5" of a combination; a range ascends, and a daily pattern has small numbers. */
const isTwoStrengths = (
  tokens: readonly Token[],
  at: number,
  [a = 0, b = 0]: readonly number[],
  isOfTwo: boolean,
): boolean =>
  (isOfTwo || (a > MOST_OF_PATTERN && b < a)) &&
  tokens[at]?.end === tokens[at + 1]?.start &&
  tokens[at + 1]?.end === tokens[at + 2]?.start;
const MOST_OF_PATTERN = 4;
const isFraction = ([a = 0, b = 0]: readonly number[]): boolean => (b === 2 || b === 3 || b === 4) && a < b;

export function amountAt(of: Looking, at: number): AmountSpan | null {
  const { names, tokens, numberAt } = of;
  const number = numberAt(at) ?? oneOf(of, at);
  if (number === null) {
    // "Spirulina, tsp in a smoothie".
    const spoon = names.words.spoons.match(tokens, at);
    return spoon === null ? null : { kind: 'amount', from: at, to: spoon.to, value: spoon.value, unit: 'ml' };
  }
  // "Half a gram".
  const isArticle = number.value < 1 && names.words.functionWords.has(tokens[number.to]?.word ?? '');
  const unit = names.words.units.match(tokens, isArticle ? number.to + 1 : number.to);
  const low = number.low === undefined ? {} : { low: number.low };
  if (unit !== null) {
    const span: AmountSpan = { kind: 'amount', from: at, to: unit.to, value: number.value, unit: unit.value, ...low };
    return inLiquid(of, span) ?? span;
  }
  const spoon = names.words.spoons.match(tokens, number.to);
  if (spoon !== null) return { kind: 'amount', from: at, to: spoon.to, value: number.value * spoon.value, unit: 'ml' };
  return { kind: 'amount', from: at, to: number.to, value: number.value, unit: null, ...low };
}

/** "Dos cápsulas", "dos por la noche": foreign number words count only before a form or a time. */
export function foreignCountAt({ names, tokens }: Looking, at: number): AmountSpan | null {
  const number = names.words.foreignNumbers.get(tokens[at]?.word ?? '');
  // "Una y media".
  const half = number === undefined ? null : names.words.numbers.inWords.match(tokens, at);
  if (half !== null && half.to > at + 1)
    return { kind: 'amount', from: at, to: half.to, value: half.value, unit: null };
  const next = names.words.phrases.match(tokens, at + 1)?.value.kind ?? '';
  if (number === undefined || !COUNTED.has(next)) return null;
  return { kind: 'amount', from: at, to: at + 1, value: Number(number), unit: null };
}

const COUNTED: ReadonlySet<string> = new Set(['piece', 'slot', 'frequency']);

/** "A gram of": one unit, when spelled out. */
function oneOf({ names, tokens }: Looking, at: number): ReadNumber | null {
  if (!names.words.syntax.letterToo.has(tokens[at]?.word ?? '') || (tokens[at + 1]?.word.length ?? 0) < LETTERS_OF_UNIT)
    return null;
  return names.words.units.match(tokens, at + 1) === null ? null : { value: 1, to: at + 1 };
}
const LETTERS_OF_UNIT = 4;

/** "250 mg/5 ml", "50 mcg per ml": a concentration; "100 micrograms/dose" is the amount per intake. */
function inLiquid(of: Looking, span: AmountSpan): AmountSpan | null {
  const { names, tokens, numberAt } = of;
  const by = tokens[span.to]?.word;
  if (by === undefined || !names.words.per.has(by)) return null;
  const rate = rateOf(of, span);
  if (rate !== null) return rate;
  if (by === '/' && names.words.perPiece.has(tokens[span.to + 1]?.word ?? '')) return { ...span, to: span.to + 2 };
  const number = numberAt(span.to + 1);
  const piece = number === null ? null : names.words.phrases.match(tokens, number.to);
  // "200 mg per 2 capsules".
  if (number !== null && number.value > 1 && piece?.value.kind === 'piece')
    return { ...span, to: piece.to, inPieces: number.value };
  const to = liquidEnd(of, span.to);
  return to === null || span.unit === 'ml' ? null : { ...span, to, inMl: number?.value ?? 1 };
}

function liquidEnd({ names, tokens, numberAt }: Looking, at: number): number | null {
  if (!names.words.per.has(tokens[at]?.word ?? '')) return null;
  const unit = names.words.units.match(tokens, numberAt(at + 1)?.to ?? at + 1);
  return unit?.value === 'ml' ? unit.to : null;
}

/** "25 mcg/hr" is 24 times that a day, "1 mg/3 days" a third; "1 mg/gram" is a strength of a cream; "3 mg/kg" is no known amount. */
function rateOf({ names, tokens, numberAt }: Looking, span: AmountSpan): AmountSpan | null {
  const { perHour, perBody, perDays, perWeight } = names.words;
  const word = tokens[span.to + 1]?.word ?? '';
  const days = numberAt(span.to + 1);
  if (days !== null && perDays.has(tokens[days.to]?.word ?? ''))
    return { ...span, to: days.to + 1, value: span.value / days.value };
  if (perHour.has(word)) return { ...span, to: span.to + 2, value: span.value * HOURS };
  if (perWeight.has(word) && span.unit !== 'g') return { ...span, to: span.to + 2, unit: '%' };
  if (!perBody.has(word)) return null;
  return { ...span, to: span.to + 2, unit: `${span.unit}/kg` };
}
const HOURS = 24;

/** "Mon to Thu", "Fri-Sun": a range of weekdays. */
export function daysAt({ tokens, names, numberAt }: Looking, at: number, first: PhraseMatch<Cue>): CueSpan | null {
  if (first.value.kind !== 'weekday' || !names.words.toDay.has(tokens[first.to]?.word ?? '')) return null;
  const last = names.words.phrases.match(tokens, first.to + 1, numberAt);
  if (last?.value.kind !== 'weekday') return null;
  const times = ((last.value.day - first.value.day + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1;
  const cue: Cue = { kind: 'frequency', times, every: DAYS_OF_WEEK };
  return { kind: 'cue', from: at, to: last.to, cue, number: 1, meaning: null };
}
