import { shortDigest } from './alert-key.ts';
import type { Recognised } from './reading.ts';
import { type CurrentReview, type Recommendation, TIME_NOT_GIVEN } from './recommendation.ts';
import type { Slot } from './recommendation-words.ts';

/**
 * Where what a person takes has its place in their day, and by what id the diary knows it. The page shows the day by
 * this, and reminders go by it.
 */

const LONGEST_ID = 60;

export function diaryId(kind: '' | 'medicine-', { id, text }: Pick<Recognised, 'id' | 'text'>): string {
  return id === null ? `written-${shortDigest(text.toLowerCase())}` : `${kind}${id}`.slice(0, LONGEST_ID);
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Where the engine put it in the day, by id or, without one, by name; not where it only stands in for want of a time. */
function placedSlots(
  { schedule }: Pick<Recommendation, 'schedule'>,
  kind: 'medication' | 'supplement',
  of: Pick<Recognised, 'id' | 'name'>,
): Slot[] {
  return schedule
    .filter(({ items }) =>
      items.some(
        (item) =>
          item.kind === kind &&
          (of.id === null ? isSame(item.name, of.name) : item.id === of.id) &&
          item.amount?.includes(TIME_NOT_GIVEN) !== true,
      ),
    )
    .map(({ slot }) => slot);
}

type Scheduled = Pick<Recommendation, 'schedule'>;

/** Where the engine placed it: that is the time that was written, unless it had to move away from a medicine. */
export function timesOfOwn(result: Scheduled, review: Pick<CurrentReview, 'id' | 'name' | 'slots'>): readonly Slot[] {
  const placed = placedSlots(result, 'supplement', review);
  return placed.length > 0 ? placed : (review.slots ?? []);
}

const isSwallowed = ({ route }: Pick<Recognised, 'route'>): boolean => route === null || route === 'oral';

/**
 * At the times the person wrote. Where they wrote none, the usual time of the medicine stands in, but only where there is
 * one: of several usual times nobody can say which is theirs, and a second row would read as a second dose.
 */
export function timesOfMedicine(result: Scheduled, medicine: Recognised): readonly Slot[] {
  const usual = isSwallowed(medicine) ? placedSlots(result, 'medication', medicine) : [];
  return medicine.slots ?? (usual.length > 1 ? [] : usual);
}

/** Not every day, and nobody said on which: it belongs to no day in particular. */
export const isOnCertainDays = ({ rhythm, weekdays = [] }: Pick<Recognised, 'rhythm' | 'weekdays'>): boolean =>
  rhythm !== undefined && weekdays.length === 0;

/** From 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

export const isTakenOn = ({ weekdays }: Pick<Recognised, 'weekdays'>, day: string): boolean =>
  weekdays === undefined || weekdays.includes(weekdayOf(day));

interface Placed {
  readonly id: string;
  readonly slot: Slot;
}

/** For each dose what the diary holds of it. A record goes over by id to the time that the newest plan has for it. */
export function recordsOf<R extends { readonly supplementId: string; readonly slot: Slot }>(
  doses: readonly Placed[],
  recorded: readonly R[],
): (R | undefined)[] {
  const open = [...recorded];
  const take = (fits: (entry: R) => boolean): R | undefined => {
    const at = open.findIndex(fits);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  const exact = doses.map((dose) => take((entry) => entry.supplementId === dose.id && entry.slot === dose.slot));
  return doses.map((dose, index) => exact[index] ?? take(({ supplementId }) => supplementId === dose.id));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of the calendar so many days later or earlier. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface Pack {
  readonly startedOn: string | null;
  readonly packUnits: number | null;
  readonly buy: { readonly unitsADay: number; readonly packFor30Days: number } | null;
}

/** The last day that the pack in use lasts; null where it is not known when it was begun. */
export function packLastsUntil({ startedOn, packUnits, buy }: Pack): string | null {
  if (startedOn === null || buy === null || buy.unitsADay <= 0) return null;
  const days = Math.floor((packUnits ?? buy.packFor30Days) / buy.unitsADay + 1e-9);
  return days < 1 ? null : daysAfter(startedOn, days - 1);
}
