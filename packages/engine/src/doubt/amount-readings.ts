import { tidyNumber } from '../limits/round.ts';
import { MICROGRAMS } from '../measures.ts';
import { sortFew } from '../sort-few.ts';
import type { DailyAmount } from '../text/directions/directions.ts';
import type { Entry } from '../text/reader.ts';
import type { Rare, UsualRange } from './usual-range.ts';

/** One reading of an entry's numbers: amount per intake and frequency. */
export interface AmountReading {
  readonly value: number;
  readonly unit: string;
  readonly timesADay: number;
  /** The frequency, if it differs from the one read. */
  readonly every: Rare | null;
}

/** Units a factor of a thousand apart, the most common mix-up. */
const NEXT_UNITS: Readonly<Record<string, readonly string[]>> = {
  g: ['mg'],
  mg: ['µg', 'IU'],
  µg: ['mg', 'IU'],
  IU: ['µg'],
};

const DAYS: Readonly<Record<Rare, number>> = { week: 7, month: 30 };
const TENFOLD = [0.1, 10] as const;

export const aDay = ({ value, timesADay }: AmountReading): number => value * timesADay;

/** The original reading; null if there is no amount. */
export function readingOf({ directions }: Entry, unit: string, amount: number): AmountReading | null {
  const { timesADay } = directions;
  return amount > 0 && timesADay > 0 ? { value: amount / timesADay, unit, timesADay, every: null } : null;
}

/** Another reading of the grammar, in the same unit; none without an amount, or with another unit. */
export function readingsOf(
  { measured, timesADay }: DailyAmount,
  { directions }: Entry,
  read: AmountReading,
): AmountReading[] {
  const own = directions.measured;
  if (measured === null || own === null || own.value <= 0 || measured.unit !== own.unit || timesADay <= 0) return [];
  const amount = measured.value * (aDay(read) / own.value);
  const value = tidyNumber(amount / timesADay);
  return value > 0 ? [{ ...read, value, timesADay, ...(timesADay === read.timesADay ? {} : { every: null }) }] : [];
}

interface Doubted {
  /** Alternatives of the grammar; those written in full are offered even if unusual. */
  readonly said: readonly (AmountReading & { readonly isWritten?: boolean })[];
  readonly range: UsualRange;
  readonly read: AmountReading;
  readonly entry: Entry;
  /** If the original reading is usual, only other readings of the same numbers are asked about. */
  readonly isUsual: boolean;
}

/** Each number next to a weight unit or none, in order. */
const NUMBER = /(\d[\d.,]*\d|\d)/g;
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(NUMBER)].map(([, number = '']) => Number(number.replace(/,(?=\d{3})/g, '').replace(',', '.')));

const CLOSE = 0.001;
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= b * CLOSE;

/** Which number is meant: a single piece, or any number written. */
function asWritten(read: AmountReading, entry: Entry): AmountReading[] {
  const numbers = numbersIn(entry.around).map((value) => ({ ...read, value }));
  const once = entry.directions.measured?.once ?? read.value;
  return isClose(once, read.value) ? numbers : [{ ...read, value: once }, ...numbers];
}

/** What may have been meant but was not written so, likeliest slip first. */
function slips({ read, entry, range }: Omit<Doubted, 'said'>): AmountReading[] {
  const once = entry.directions.measured?.once ?? read.value;
  const apart = isClose(once, read.value) ? [] : [{ ...read, value: once }];
  const single = read.timesADay > 1 ? [{ ...read, value: once, timesADay: 1 }] : [];
  const readings = [...apart, read];
  const rarer = read.timesADay === 1 && entry.usage.everyDays === undefined ? readings : [];
  return [
    ...apart,
    ...readings.flatMap((each) => (NEXT_UNITS[each.unit] ?? []).map((unit) => ({ ...each, unit }))),
    ...rarer.flatMap((each) => range.every.map((every) => ({ ...each, timesADay: 1 / DAYS[every], every }))),
    ...single,
    ...asWritten(read, entry),
    ...readings.flatMap((each) => TENFOLD.map((times) => ({ ...each, value: tidyNumber(each.value * times) }))),
  ];
}

const isTenfold = (a: AmountReading, b: AmountReading): boolean =>
  a.unit === b.unit && TENFOLD.some((times) => isClose(a.value, b.value * times));

/** The usual alternatives, existing strengths first. */
export function likelyReadings(doubted: Doubted): readonly AmountReading[] {
  const { range, read, entry, isUsual, said } = doubted;
  const seen = new Set<string>([keyOf(read)]);
  const isSold = (each: AmountReading) => range.isSold(each.value, each.unit) === true;
  const isPiece = (each: AmountReading) => isClose(each.value, entry.directions.measured?.once ?? Number.NaN);
  const isWritten = (each: AmountReading) => said.some((other) => other === each && other.isWritten === true);
  const likely = [...said, ...(isUsual ? asWritten(read, entry) : slips(doubted))].filter((each) => {
    const key = keyOf(each);
    const look = range.look(aDay(each), each.unit);
    const isOffered = look === 'usual' || isWritten(each) || (look === 'unknown' && said.includes(each));
    if (seen.has(key) || !isOffered) return false;
    // A number that matches no strength, such as a list number, is no better than what was read.
    if (isUsual && range.isSold(each.value, each.unit) === false && !isPiece(each) && !said.includes(each))
      return false;
    // A lost or added zero is likely only if it gives a strength that is sold.
    if (isTenfold(each, read) && !isSold(each) && !isWritten(each)) return false;
    seen.add(key);
    return true;
  });
  // Without known strengths, a weekly or monthly dose is rarer than a slip.
  const rank = (each: AmountReading) => (isWritten(each) ? 0 : isSold(each) ? 1 : each.every === null ? 2 : 3);
  const ranked = sortFew(likely, (a, b) => rank(a) - rank(b));
  return ranked.filter((each) => rank(each) < 3 || rank(ranked[0] ?? each) === 3);
}

const keyOf = ({ value, unit, timesADay }: AmountReading): string => {
  const micrograms = MICROGRAMS[unit];
  const amount = micrograms === undefined ? `${value.toPrecision(6)} ${unit}` : (value * micrograms).toPrecision(6);
  return `${amount} ${timesADay.toPrecision(4)}`;
};
