import type { Entry } from '../text/reader.ts';
import { type AmountReading, aDay, likelyReadings, readingOf } from './amount-readings.ts';
import type { Look, UsualRange } from './usual-range.ts';

/** A doubted amount: how it was read, and what else it may be. */
export interface AmountDoubt {
  readonly read: AmountReading;
  /** Usual ones, the likeliest first. */
  readonly others: readonly AmountReading[];
  /** The amount that was read is as usual as the others. */
  readonly isUsual: boolean;
}

/** What stands before the name is a number alone: so many tablets, or the line's place in a list? */
const LEADING_NUMBER = /^\W*(\d+)\W*$/;

/** Two strengths side by side: "5 mg 10 mg". */
const UNIT = '(?:mg|mcg|µg|ug|g|iu)\\b';
const TWO_STRENGTHS = new RegExp(`\\d\\s*${UNIT}[\\s,/]*(?:or\\s+)?\\d[\\d.,]*\\s*${UNIT}`, 'i');

/** With a form it counts them: "2 metformin tablets". */
function hasLeadingNumber({ text, nameFrom, from, directions, told }: Entry): boolean {
  const number = Number(LEADING_NUMBER.exec(text.slice(0, nameFrom - from))?.[1]);
  return (
    number > 1 && told.route === null && directions.isCounted && directions.pieces === number * directions.timesADay
  );
}

const hasTwoStrengths = ({ text, directions: { measured, slots } }: Entry): boolean =>
  measured !== null && measured.value > measured.once && slots === null && TWO_STRENGTHS.test(text);

/** A number alone that is no strength of it: a count, an hour, a quantity? Half of one and two of one are taken every day. */
function isStrangeNumber({ directions: { measured }, strength }: Entry, range: UsualRange, unit: string): boolean {
  const bare = measured?.unit === null ? measured.once : measured === null ? strength : null;
  return bare !== null && [bare, bare / 2, bare * 2].every((value) => range.isSold(value, unit) === false);
}

interface Given {
  readonly entry: Entry;
  readonly range: UsualRange;
  readonly amount: number;
  readonly unit: string;
  readonly isNeeded: boolean;
}

/** Whether an amount a day is to be asked about, and what else it may be. */
export function amountDoubtOf({ entry, range, amount, unit, isNeeded }: Given): AmountDoubt | null {
  const read = readingOf(entry, unit, amount);
  if (read === null) return null;
  const look = lookOf(range, read);
  // What is taken now and then has no least amount.
  const isUnusual = look === 'high' || (look === 'low' && !isNeeded);
  if (!isUnusual && look !== 'usual') return null;
  const isStrange = isStrangeNumber(entry, range, unit);
  const isOpen = entry.leavesNumber;
  if (!isUnusual && !isStrange && !isOpen && !hasLeadingNumber(entry) && !hasTwoStrengths(entry)) return null;
  // Two strengths were added up as two doses.
  const one = hasTwoStrengths(entry) ? { ...read, timesADay: 1 } : read;
  const others = likelyReadings({ range, read: one, entry, isUsual: !isUnusual });
  const isSettled = isOpen ? false : isUnusual
    ? others.length === 0 && !isFar(range, read)
    : !others.some((each) => !isStrange || range.isSold(each.value, each.unit) === true);
  return isSettled ? null : { read, others, isUsual: !isUnusual };
}

/** Taken on some days of the week: low on average may be usual on the day. */
function lookOf(range: UsualRange, read: AmountReading): Look {
  const look = range.look(aDay(read), read.unit);
  return look === 'low' && read.timesADay < 1 && range.look(read.value, read.unit) === 'usual' ? 'usual' : look;
}

/** A little beyond what is usual, and nothing likelier at hand: some people take so much. */
const FAR = 2;
const isFar = (range: UsualRange, read: AmountReading): boolean => {
  const look = range.look(aDay(read), read.unit);
  return range.look(look === 'high' ? aDay(read) / FAR : aDay(read) * FAR, read.unit) === look;
};
