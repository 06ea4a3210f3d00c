import type { Looking } from './find-name.ts';
import type { Token } from './tokens.ts';

const YEAR = /^(?:19[5-9]\d|20[0-3]\d)$/;

const isYear = (looking: Looking, at: number): boolean => YEAR.test(looking.tokens[at]?.word ?? '');

/** "2012 to 2017", "2015-2019": from one year to another. The last of them, and where it ends. */
export function yearsAt(looking: Looking, at: number): { readonly year: number; readonly to: number } | null {
  const { tokens, names } = looking;
  if (!isYear(looking, at) || !isYear(looking, at + 2)) return null;
  if (!names.words.numbers.to.has(tokens[at + 1]?.word ?? '')) return null;
  const [first, last] = [Number(tokens[at]?.word), Number(tokens[at + 2]?.word)];
  return last >= first ? { year: last, to: at + 3 } : null;
}

const SHORT_YEAR = /^[12]\d$/;
const CENTURY = 2000;
const DATE = /(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?!\d)/y;

/** What a pattern finds where a token starts, and the first token behind it. */
function foundAt(
  { text, tokens }: Looking,
  at: number,
  pattern: RegExp,
): { found: RegExpExecArray; to: number } | null {
  pattern.lastIndex = tokens[at]?.start ?? text.length;
  const found = pattern.exec(text);
  let to = at;
  while (found !== null && (tokens[to]?.start ?? text.length) < pattern.lastIndex) to += 1;
  return found === null ? null : { found, to };
}

/** "04/05/1941", "3.5.24", "2019-03-01": a day of the calendar. */
export function dateAt(looking: Looking, at: number): { readonly year: number; readonly to: number } | null {
  const { found: [, a = '', , b = '', c = ''] = [], to = 0 } = foundAt(looking, at, DATE) ?? {};
  if (YEAR.test(a) && isDay(b) && isDay(c)) return { year: Number(a), to };
  if (!isDay(a) || !isDay(b) || Math.min(Number(a), Number(b)) > 12) return null;
  if (YEAR.test(c)) return { year: Number(c), to };
  // "3/5/24" is a day; "6/8/10" are three doses.
  return SHORT_YEAR.test(c) && Number(c) >= FIRST_SHORT ? { year: CENTURY + Number(c), to } : null;
}

/** "12-Feb-2025", "3 June": a date; the year is null if not written. Directly after a name the number is its dose. */
export function dayOfMonthAt(
  { tokens, names }: Looking,
  at: number,
): { readonly year: number | null; readonly to: number } | null {
  const day = tokens[at];
  if (day?.kind !== 'number' || !isDay(day.word)) return null;
  const month = DATE_SIGNS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const found = names.words.phrases.match(tokens, month);
  if (found?.value.kind !== 'month' || found.to !== month + 1) return null;
  if (names.find(tokens[at - 1]?.word ?? '') !== undefined) return null;
  const year = DATE_SIGNS.has(tokens[month + 1]?.word ?? '') ? month + 2 : month + 1;
  const written = tokens[year]?.word ?? '';
  if (YEAR.test(written)) return { year: Number(written), to: year + 1 };
  if (year === month + 2 && SHORT_YEAR.test(written)) return { year: CENTURY + Number(written), to: year + 1 };
  // "2 may cause drowsiness" is no day.
  const isEnd = tokens[month + 1] === undefined || tokens[month + 1]?.kind === 'sign';
  return isEnd ? { year: null, to: month + 1 } : null;
}

const DATE_SIGNS: ReadonlySet<string> = new Set(['/', '-']);
const FIRST_SHORT = 15;
const isDay = (word: string): boolean => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;

const WEIGHTS: ReadonlySet<string> = new Set(['mg', 'µg', 'g', 'IU', 'units', 'ml']);

/** The end of the number at a position, with the second of a pair; null for a dose, or without a number. */
function figureEnd({ tokens, names, numberAt }: Looking, at: number): number | null {
  const number = numberAt(at);
  if (number === null) return null;
  const unit = names.words.units.match(tokens, number.to);
  if (unit !== null && WEIGHTS.has(unit.value)) return null;
  let to = unit?.to ?? number.to;
  while (PAIRED.has(tokens[to]?.word ?? '') && tokens[to + 1]?.kind === 'number') to += 2;
  return to;
}
const PAIRED: ReadonlySet<string> = new Set(['/', '-', '.', ':']);

/** "BP 140/90", "weight 92kg", "height 5ft 10", "I am 74": a number that was measured in a person. Where it ends. */
export function measureEnd(looking: Looking, at: number): number | null {
  const { tokens, names } = looking;
  const { measures, measureLeads, measureLinks, measureUnits } = names.words;
  // "My last A1c".
  const lead = measureLeads.has(tokens[at]?.word ?? '') ? at + 1 : at;
  let from = measures.match(tokens, lead, looking.numberAt)?.to;
  if (from === undefined) return null;
  for (let links = 0; links < 2 && measureLinks.has(tokens[from]?.word ?? ''); links++) from += 1;
  let to = figureEnd(looking, from);
  if (to === null) return null;
  while (measureUnits.has(tokens[to]?.word ?? '')) to = figureEnd(looking, to + 1) ?? to + 1;
  return to;
}

/** "Qty: 90", "batch A1234", "exp 03/2027": off a pharmacy's label. Where it ends. */
export function labelNumberEnd(looking: Looking, at: number): number | null {
  const { tokens, names } = looking;
  let to = names.words.labelNumbers.match(tokens, at)?.to;
  if (to === undefined) return null;
  if (LEADS.has(tokens[to]?.word ?? '')) to += 1;
  // A batch number may start with letters.
  const isLettered =
    tokens[to]?.kind === 'word' && tokens[to + 1]?.kind === 'number' && tokens[to]?.end === tokens[to + 1]?.start;
  // "Member ID XJK 4410 2287".
  const isCode =
    tokens[to + 1]?.kind === 'number' && /^\p{Lu}{1,4}$/u.test(looking.text.slice(tokens[to]?.start, tokens[to]?.end));
  if (isLettered || isCode) to += 1;
  if (tokens[to]?.kind !== 'number') return null;
  to += 1;
  // "Page 1 of 2".
  if (names.words.syntax.of.has(tokens[to]?.word ?? '') && tokens[to + 1]?.kind === 'number') to += 2;
  while (tokens[to]?.kind === 'number' || (PAIRED.has(tokens[to]?.word ?? '') && tokens[to + 1]?.kind === 'number'))
    to += 1;
  // "Disp 15 ml".
  const unit = names.words.units.match(tokens, to);
  return unit?.value === 'ml' ? unit.to : to;
}
const LEADS: ReadonlySet<string> = new Set([':', '.', '-']);

const LONGEST_SENTENCE = 60;
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '\n', '!', '?']);

/** "Other ingredients: magnesium stearate": up to the end of the sentence, unless of the writer or a dose. */
export function labelAsideEnd({ tokens, names }: Looking, at: number): number | null {
  if (at > 0 && tokens[at - 1]?.kind !== 'sign') return null;
  const start = names.words.labelAsides.match(tokens, at);
  if (start === null) return null;
  let to = start.to;
  while (to < Math.min(tokens.length, at + LONGEST_SENTENCE) && !isEnd(tokens[to])) {
    const word = tokens[to]?.word ?? '';
    const isDose = tokens[to]?.kind === 'number' && names.words.units.match(tokens, to + 1) !== null;
    if (isDose || names.words.ofSelf.has(word) || names.words.mine.has(word)) return null;
    to += 1;
  }
  return to;
}

const isEnd = (token: Token | undefined): boolean => token === undefined || SENTENCE_ENDS.has(token.word);

/** "07700 900123", "£4.50 a packet", "6 ft 2", "5 miles": numbers that are not doses. Returns the end. */
export const nonDoseNumberEnd = (looking: Looking, at: number): number | null =>
  looking.tokens[at]?.kind === 'number'
    ? (foundAt(looking, at, PHONE)?.to ?? priceEnd(looking, at) ?? sizeEnd(looking, at))
    : null;

const PHONE = /(?:0\d|(?<=\+)\d)(?:[ -]?\d){7,}|\d{3}-(?:\d{3}-)?\d{4}(?!\d)/y;

const LONGEST_CURRENCY = 6;

/** "£9.90 a month", "30 dollars for 90": a price with what it is for. */
export function priceEnd({ tokens, text, names }: Looking, at: number): number | null {
  const { start = 0 } = tokens[at] ?? {};
  const isBefore = names.words.currency.test(text.slice(Math.max(start - LONGEST_CURRENCY, 0), start));
  const isBehind = names.words.money.has(tokens[at + 1]?.word ?? '');
  if (!isBefore && !isBehind) return null;
  const to = isBehind ? at + 2 : at + 1;
  const { word = '' } = tokens[to] ?? {};
  const next = tokens[to + 1];
  if (next === undefined || !names.words.paidFor.has(word) || next.kind === 'sign') return to;
  // "60 dollars for Eliquis": a number after "for" is not a name, a word may be one.
  return names.words.syntax.for.has(word) && next.kind !== 'number' ? to : to + 2;
}

/** "80 kg", "6 ft 2", "5 foot 10". */
function sizeEnd({ tokens, names }: Looking, at: number): number | null {
  const word = tokens[at + 1]?.word ?? '';
  const isTall = names.words.tall.has(word) && tokens[at + 2]?.kind === 'number';
  if (isTall) return at + 3;
  return names.words.sizes.has(word) && !PAIRED.has(tokens[at - 1]?.word ?? '') ? at + 2 : null;
}
