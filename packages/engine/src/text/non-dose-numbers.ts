import { PAIRED } from './aside-numbers.ts';
import type { Looking } from './find-name.ts';

/**
 * "07700 900123", "905-555-0142", "£4.50 a packet", "6 ft 2", "5 miles": numbers that are not doses. Returns the end.
 */
export const nonDoseNumberEnd = (looking: Looking, at: number): number | null =>
  looking.tokens[at]?.kind === 'number'
    ? (phoneEnd(looking, at) ?? priceEnd(looking, at) ?? sizeEnd(looking, at))
    : null;

/** Groups of digits: with a leading zero, or three, three and four. */
function phoneEnd({ tokens, text }: Looking, at: number): number | null {
  const isInternational = text[(tokens[at]?.start ?? 0) - 1] === '+';
  const isLed = isInternational || tokens[at]?.word.startsWith('0') === true;
  if (!isLed && tokens[at + 1]?.word !== '-') return null;
  const groups: string[] = [];
  let to = at;
  while (groups.length < MOST_GROUPS && tokens[to]?.kind === 'number' && /^\d+$/.test(tokens[to]?.word ?? '')) {
    groups.push(tokens[to]?.word ?? '');
    to += 1;
    const isHyphen = tokens[to]?.word === '-' && tokens[to + 1]?.kind === 'number';
    if (isHyphen) to += 1;
  }
  if (tokens[to - 1]?.word === '-') to -= 1;
  const digits = groups.join('').length;
  if (isLed && digits >= LEAST_DIGITS) return to;
  const isHyphened = tokens[at + 1]?.word === '-' && /^\d{4}$/.test(groups.at(-1) ?? '');
  const isThrees = groups.slice(0, -1).every((group) => group.length === 3);
  return isHyphened && isThrees && groups.length > 1 && groups.length < MOST_GROUPS ? to : null;
}
const MOST_GROUPS = 5;
const LEAST_DIGITS = 9;

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
