import type { Looking } from './find-name.ts';

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

/** "04/05/1941", "3.5.24", "2019-03-01": a day of the calendar. */
export function dateAt({ tokens }: Looking, at: number): { readonly year: number; readonly to: number } | null {
  const first = tokens[at];
  if (first?.kind !== 'number') return null;
  const sign = tokens[at + 1]?.word ?? '';
  const isSigned = DATE_SIGNS.has(sign) && tokens[at + 3]?.word === sign && tokens[at + 4]?.kind === 'number';
  if (!isSigned && !first.word.includes('.')) return null;
  // "3.5.24" is one number to the tokens.
  const parts = first.word.split('.');
  const isPointed = parts.length === 3;
  if (!isPointed && !isSigned) return null;
  const [a = '', b = '', c = ''] = isPointed ? parts : [first.word, tokens[at + 2]?.word, tokens[at + 4]?.word];
  const to = isPointed ? at + 1 : at + 5;
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
export const PAIRED: ReadonlySet<string> = new Set(['/', '-', '.', ':']);

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
