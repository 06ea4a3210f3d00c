import {
  canonicalLine,
  type Doubt,
  type LineParts,
  MOST_READINGS,
  type ReadingStatus,
  timesText,
  unitText,
} from '@evidose/contract';
import { factorOf } from '../measures.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { ListName, ReadEntry } from '../understand/lists.ts';
import { type AmountDoubt, amountDoubtOf } from './amount-doubt.ts';
import { type AmountReading, aDay } from './amount-readings.ts';
import { lineOf } from './line-of.ts';
import { linePartsFor, namesMeant, rarelyText } from './line-parts.ts';
import { NO_RANGE, rangeOfMedicine, rangeOfSupplement } from './usual-range.ts';

interface Doubting {
  readonly prepared: Prepared;
  readonly list: ListName;
  readonly read: ReadEntry;
}

const ROUNDING = 0.01;
const DIGITS = 6;
const tidy = (value: number): number => Number(value.toPrecision(DIGITS));

const EVERY = { week: 'once a week', month: 'once a month' } as const;

/** The entry's line with another amount. */
function withAmount(
  parts: LineParts,
  { value, unit, timesADay, every }: AmountReading,
  read: AmountReading,
): LineParts {
  const amount = { value: tidy(value), unit };
  if (every !== null) return { ...parts, amount, often: EVERY[every] };
  const rarely = timesADay === read.timesADay ? null : rarelyText(timesADay);
  if (rarely !== null) return { ...parts, amount, often: rarely, weekdays: [] };
  if (timesADay === read.timesADay || !Number.isInteger(timesADay))
    return { ...parts, amount, often: parts.often ?? timesText(1) };
  // Another frequency means other hours.
  return { ...parts, amount, often: timesText(timesADay), slots: null };
}

/** '5 mg a day', '500 mg twice a day', '70 mg once a week', 'twice a day'. */
function saysOf({ amount, often }: LineParts): string {
  if (amount === null) return often ?? 'amount not given';
  const frequency = often === null || often === timesText(1) ? 'a day' : often;
  return `${amount.value.toLocaleString('en-US')} ${unitText(amount.unit)} ${frequency}`;
}

/** The wording that reads back the same, or else the likeliest one. */
const asReadIn = ({ prepared, list, read }: Doubting, parts: LineParts): LineParts =>
  lineOf(prepared, list, read)?.parts ?? parts;

function ofAmount(doubting: Doubting, { read: own, others, isUsual, asksAgain }: AmountDoubt): Doubt | null {
  const [parts] = linePartsFor(doubting.read);
  if (parts === undefined) return null;
  const asRead = asReadIn(doubting, parts);
  // The original reading stays a choice: an unusual amount may be intended, and is then not asked about again.
  const written = {
    line: canonicalLine({ ...asRead, isChecked: asksAgain }),
    says: isUsual ? saysOf(asRead) : `${saysOf(asRead)}, as I wrote`,
  };
  const likely = others.map((each) => {
    const said = withAmount(parts, each, own);
    return { line: canonicalLine(said), says: saysOf(said) };
  });
  const different = likely.filter(
    ({ says }, at) => says !== written.says && likely.findIndex((each) => each.says === says) === at,
  );
  return { about: 'amount', readings: [...different.slice(0, MOST_READINGS - 1), written] };
}

function ofName(read: ReadEntry): Doubt | null {
  const names = namesMeant(read.entry);
  const [parts] = linePartsFor(read);
  if (names.length === 0 || parts === undefined) return null;
  const readings = names.map((name) => ({ line: canonicalLine({ ...parts, name }), says: name }));
  return { about: 'name', readings: readings.slice(0, MOST_READINGS) };
}

const STATUS_SAYS: Readonly<Record<ReadingStatus, string>> = {
  taking: 'I take it',
  'as-needed': 'only when needed',
  stopped: 'stopped',
  planned: 'not started yet',
  'not-taking': 'I don’t take it',
};

/** The words leave the status open: until resolved the entry counts as taken. */
function ofStatus(doubting: Doubting): Doubt | null {
  const { otherStatus } = doubting.read.entry;
  if (otherStatus === null) return null;
  const [parts] = linePartsFor(doubting.read);
  if (parts === undefined) return null;
  const asRead = asReadIn(doubting, parts);
  const readings = [asRead.status, otherStatus].map((status) => ({
    line: canonicalLine({ ...asRead, status }),
    says: STATUS_SAYS[status],
  }));
  return { about: 'status', readings };
}

/** "5 ramipril": its strength, a count, or a list number? */
function ofLeadingNumber({ prepared, read }: Doubting): Doubt | null {
  const { entry, medicine } = read;
  const { alternatives, pieces, timesADay } = entry.directions;
  if (medicine === null || medicine.dose !== null || medicine.usage.route !== null || !isCounted(medicine)) return null;
  if (!alternatives.some(({ about }) => about === 'list-number')) return null;
  const range = rangeOfMedicine(prepared, medicine);
  const [parts] = linePartsFor(read);
  if (range === null || parts === undefined) return null;
  const value = pieces / timesADay;
  const strengths = ['mg', 'µg'].filter((unit) => range.isSold(value, unit) === true).map((unit) => ({ value, unit }));
  const lines = [...strengths, null].map((amount) => ({ ...parts, amount }));
  return { about: 'amount', readings: lines.map((each) => ({ line: canonicalLine(each), says: saysOf(each) })) };
}

/** Words about how it is taken had no effect, and there is no amount to compare: "8am 12 4pm 8pm". */
function ofUnused(doubting: Doubting): Doubt | null {
  const { entry, medicine, current } = doubting.read;
  const taken = medicine ?? current[0];
  const [parts] = linePartsFor(doubting.read);
  if (parts === undefined || taken === undefined || !entry.hasUnusedNumber || !isCounted(taken)) return null;
  const asRead = asReadIn(doubting, parts);
  const plain = { ...asRead, amount: null, often: null, slots: null, weekdays: [] };
  const lines = [asRead, plain].map((each) => ({ line: canonicalLine(each), says: saysOf(each) }));
  return {
    about: 'amount',
    readings: lines.filter(({ says }, at) => at === lines.findIndex((each) => each.says === says)),
  };
}

const isCounted = ({ usage }: Medicine | CurrentSupplement): boolean =>
  usage.status !== 'stopped' && usage.status !== 'not-taking';

function medicineAmount(prepared: Prepared, { entry, medicine }: ReadEntry): AmountDoubt | null {
  if (medicine === null || medicine.isSupplement || medicine.dose === null || !isCounted(medicine)) return null;
  const range = rangeOfMedicine(prepared, medicine) ?? NO_RANGE;
  const { amount, unit } = medicine.dose;
  return amountDoubtOf({ entry, range, amount, unit, isNeeded: medicine.usage.status === 'as-needed' });
}

function supplementAmount({ entry }: ReadEntry, item: CurrentSupplement): AmountDoubt | null {
  const { supplement, amount, usage } = item;
  if (supplement === null || entry.directions.measured === null || !isCounted(item)) return null;
  const range = rangeOfSupplement(item);
  if (range === null) return null;
  const { measured } = entry.directions;
  const isNeeded = usage.status === 'as-needed';
  // In the written unit, since slips are made there; for a salt the part that counts.
  const written = measured.unit === null ? undefined : factorOf(supplement.data, measured.unit);
  const isSame = written !== undefined && Math.abs(measured.value * written - amount) <= amount * ROUNDING;
  return measured.unit === null || !isSame
    ? amountDoubtOf({ entry, range, amount, unit: supplement.data.doseUnit, isNeeded })
    : amountDoubtOf({ entry, range, amount: measured.value, unit: measured.unit, isNeeded });
}

/** This far beyond every usual reading it is a slip of the unit, never a real dose. */
const ABSURD = 100;

/** In the supplement's unit: the highest plausible reading counts toward limits, the lowest toward needs. */
function betweenOf({ supplement, amount }: CurrentSupplement, { others }: AmountDoubt) {
  const usual = others.map(
    (each) => aDay(each) * (supplement === null ? 1 : (factorOf(supplement.data, each.unit) ?? 1)),
  );
  if (usual.length === 0) return { low: amount, high: amount, isFarFromWritten: false };
  const highest = Math.max(...usual);
  const isFarFromWritten = amount > highest * ABSURD;
  const high = isFarFromWritten ? highest : Math.max(amount, highest);
  return { low: Math.min(...usual, amount), high, isFarFromWritten };
}

/** An entry with its doubts; the name comes first, as an amount of something unknown cannot be judged. */
export function withDoubt(doubting: Doubting, isChecked: boolean): ReadEntry {
  const { prepared, read } = doubting;
  const { entry, medicine, current } = read;
  const name = entry.guessed ? ofName(read) : null;
  if (name !== null) return withSame(read, name);
  const status = doubting.list === 'any' ? null : ofStatus(doubting);
  if (status !== null) return withSame(read, status);
  // Advice and allergies have no amounts.
  if (isChecked || doubting.list === 'any') return read;
  const [item] = current;
  const isOwn = item !== undefined && (medicine === null || medicine.isSupplement);
  if (isOwn && current.length > 1) return read;
  const leading = isOwn ? null : ofLeadingNumber(doubting);
  if (leading !== null) return withSame(read, leading);
  const amount = isOwn ? supplementAmount(read, item) : medicineAmount(prepared, read);
  const doubt = amount === null ? ofUnused(doubting) : ofAmount(doubting, amount);
  if (doubt === null) return read;
  const doubted = withSame(read, doubt);
  return isOwn && amount !== null
    ? { ...doubted, current: doubted.current.map((each) => ({ ...each, between: betweenOf(each, amount) })) }
    : doubted;
}

const withSame = ({ entry, medicine, current }: ReadEntry, doubt: Doubt): ReadEntry => ({
  entry,
  medicine: medicine === null ? null : { ...medicine, doubt },
  current: current.map((each) => ({ ...each, doubt })),
});
