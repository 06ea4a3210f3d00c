import { canonicalLine, type LineParts } from '@evidose/contract';
import type { CurrentSupplement, Medicine, Usage } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type ListName, type ReadEntry, readEntries } from '../understand/lists.ts';
import { linePartsFor } from './line-parts.ts';

/** The last digits of an average over weeks are rounding. */
const CLOSE = 0.001;
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * CLOSE;

const isSameUsage = (a: Usage, b: Usage): boolean =>
  a.status === b.status &&
  a.route === b.route &&
  a.everyDays === b.everyDays &&
  a.stoppedDaysAgo === b.stoppedDaysAgo &&
  (a.slots ?? []).join() === (b.slots ?? []).join() &&
  (a.weekdays ?? []).join() === (b.weekdays ?? []).join();

function isSameMedicine(a: Medicine | null, b: Medicine | null): boolean {
  if (a === null || b === null) return a === b;
  const isDose =
    a.dose === null || b.dose === null
      ? a.dose === b.dose
      : a.dose.unit === b.dose.unit && isClose(a.dose.amount, b.dose.amount);
  return (
    isDose &&
    a.id === b.id &&
    a.checkable === b.checkable &&
    a.ingredients.join() === b.ingredients.join() &&
    isSameUsage(a.usage, b.usage)
  );
}

const isSameSupplement = (a: CurrentSupplement, b: CurrentSupplement | undefined): boolean =>
  b !== undefined &&
  a.supplement === b.supplement &&
  isClose(a.amount, b.amount) &&
  a.product?.id === b.product?.id &&
  a.prescribed === b.prescribed &&
  isSameUsage(a.usage, b.usage);

/** Whether two readings are equivalent; what was assumed or guessed in one may be explicit in the other. */
export const isSameEntry = (a: ReadEntry, b: ReadEntry): boolean =>
  isSameMedicine(a.medicine, b.medicine) &&
  a.current.length === b.current.length &&
  a.current.every((item, i) => isSameSupplement(item, b.current[i]));

/** One entry as one line, with its parts for a form to edit. */
export interface Line {
  readonly line: string;
  readonly parts: LineParts;
}

/** A number and a unit. */
const WEIGHT = /^\s*\d[\d.]*\s?\p{L}+\s*$/u;

/** A medicine of ours with nothing but a weight beside its name: alone, the same words mean the same. */
function isPlain({ entry, medicine }: ReadEntry): boolean {
  const { directions, meaning, guessed, strength, around } = entry;
  if (medicine === null || meaning?.drug === undefined || guessed || strength !== null) return false;
  const { status, slots, everyDays } = medicine.usage;
  const isOnceADay = directions.timesADay === 1 && slots === null && everyDays === undefined;
  return isOnceADay && status === 'taking' && directions.measured?.unit != null && WEIGHT.test(around);
}

/** The first wording that reads back as the same entry; null if there is none. */
export function lineOf(prepared: Prepared, list: ListName, read: ReadEntry): Line | null {
  for (const parts of linePartsFor(read)) {
    const line = canonicalLine(parts);
    if (isPlain(read)) return { line, parts };
    const [back, ...others] = readEntries(prepared, list, line);
    if (back !== undefined && others.length === 0 && isSameEntry(read, back)) return { line, parts };
  }
  return null;
}
