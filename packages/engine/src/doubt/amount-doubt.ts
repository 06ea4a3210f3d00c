import { DAYS_OF_WEEK, MICROGRAMS } from '../measures.ts';
import type { Alternative } from '../text/directions/directions.ts';
import type { Entry } from '../text/reader.ts';
import { type AmountReading, aDay, likelyReadings, numbersIn, readingOf, readingsOf } from './amount-readings.ts';
import type { Look, UsualRange } from './usual-range.ts';

/** A doubtful amount: how it was read, and what else it may be. */
export interface AmountDoubt {
  readonly read: AmountReading;
  /** Usual amounts, likeliest first. */
  readonly others: readonly AmountReading[];
  /** The amount read is as usual as the others. */
  readonly isUsual: boolean;
  /** Confirming the written amount must stop the question. */
  readonly asksAgain: boolean;
}

/** Alternatives the words leave open; the rest follow from how people usually write. */
const OPEN: ReadonlySet<Alternative['about']> = new Set(['list-number', 'shared', 'rhythm', 'sum', 'step']);

/** Other readings of the same words by the grammar. Before a form a number counts pieces: "2 metformin tablets". */
const openIn = ({ directions, usage }: Entry): readonly Alternative[] =>
  directions.alternatives.filter(
    ({ about }) =>
      OPEN.has(about) &&
      (about !== 'list-number' || usage.route === null) &&
      (about !== 'step' || usage.status !== 'as-needed'),
  );

/** A bare number that matches no strength: a count, an hour, a quantity? Half a piece or two are common. */
function isStrangeNumber({ directions: { measured }, strength }: Entry, range: UsualRange, unit: string): boolean {
  const bare = measured?.unit === null ? measured.once : measured === null ? strength : null;
  return bare !== null && [bare, bare / 2, bare * 2].every((value) => range.isSold(value, unit) === false);
}

/** "Lisinopril 12 mg": no piece, and no two pieces together, contain that much. */
function isNoStrength({ directions: { measured }, usage, around }: Entry, range: UsualRange): boolean {
  const isSwallowed = usage.route === null || usage.route === 'oral';
  if (!isSwallowed || measured === null || MICROGRAMS[measured.unit ?? ''] === undefined) return false;
  return numbersIn(around).includes(measured.once) && range.isMade(measured.once, measured.unit ?? '') === false;
}

/** "6 tablets (2.5 mg)": no piece holds a sixth of it, and one that is sold holds all of it. */
function undividedIn(
  { directions: { measured, units } }: Entry,
  range: UsualRange,
  read: AmountReading,
): readonly AmountReading[] {
  if (measured?.unit == null || units === null || units < 2) return [];
  const whole = measured.once * units;
  const isDivided = range.isSold(measured.once, measured.unit) === false && range.isSold(whole, measured.unit) === true;
  return isDivided ? [{ ...read, value: read.value * units }] : [];
}

interface Given {
  readonly entry: Entry;
  readonly range: UsualRange;
  readonly amount: number;
  readonly unit: string;
  readonly isNeeded: boolean;
}

/** Whether to ask about a daily amount, and what else it may be. */
export function amountDoubtOf({ entry, range, amount, unit, isNeeded }: Given): AmountDoubt | null {
  const read = readingOf(entry, unit, amount);
  if (read === null) return null;
  const look = lookOf(range, read);
  const open = openIn(entry);
  const isOpen = entry.hasUnusedNumber || open.length > 0;
  // As-needed use has no minimum.
  const isUnusual = look === 'high' || (look === 'low' && !isNeeded);
  const isStrange = look === 'usual' && isStrangeNumber(entry, range, unit);
  const isNone = look === 'usual' && isNoStrength(entry, range);
  const undivided = undividedIn(entry, range, read);
  if (!isUnusual && !isOpen && !isStrange && !isNone && undivided.length === 0) return null;
  const others = likelyReadings({
    range,
    read,
    entry,
    isUsual: !isUnusual,
    said: [
      ...undivided,
      ...open.flatMap((each) =>
        readingsOf(each, entry, read).map((reading) => ({ ...reading, isWritten: each.about === 'step' })),
      ),
      ...(isNone ? range.nextTo(read.value, read.unit).map((value) => ({ ...read, value })) : []),
    ],
  });
  const asksAgain = isUnusual || isNone;
  if (isOpen || isNone || undivided.length > 0) return { read, others, isUsual: !isUnusual, asksAgain };
  const isSettled = isUnusual
    ? others.length === 0 && !isFar(range, read)
    : !others.some((each) => isSoldIn(range, each));
  return isSettled ? null : { read, others, isUsual: !isUnusual, asksAgain };
}

const isSoldIn = (range: UsualRange, { value, unit }: AmountReading): boolean => range.isSold(value, unit) === true;

/** Taken on some days of the week: the average may be low while the dose is usual. "Yearly" may be said of a test. */
function lookOf(range: UsualRange, read: AmountReading): Look {
  const look = range.look(aDay(read), read.unit);
  const isOnSomeDays = read.timesADay < 1 && read.timesADay * DAYS_OF_WEEK >= 1;
  return look === 'low' && isOnSomeDays && range.look(read.value, read.unit) === 'usual' ? 'usual' : look;
}

/** Slightly beyond the usual range, with nothing likelier: some people take that much. */
const FAR = 2;
const isFar = (range: UsualRange, read: AmountReading): boolean => {
  const look = range.look(aDay(read), read.unit);
  return range.look(look === 'high' ? aDay(read) / FAR : aDay(read) * FAR, read.unit) === look;
};
