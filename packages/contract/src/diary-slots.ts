import { shortDigest } from './alert-key.ts';
import type { Recognised } from './reading.ts';
import { type CurrentReview, type Recommendation, TIME_NOT_GIVEN } from './recommendation.ts';
import type { Slot } from './recommendation-words.ts';

/** Where an item belongs in the day, and its id in the diary. Used by the page and by reminders. */

const LONGEST_ID = 60;

export function diaryId(kind: '' | 'medicine-', { id, text }: Pick<Recognised, 'id' | 'text'>): string {
  return id === null ? `written-${shortDigest(text.toLowerCase())}` : `${kind}${id}`.slice(0, LONGEST_ID);
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The engine's slots, by id or else by name; not where the slot only replaces a missing time. */
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

/** The engine's slot: the written time, unless it had to move away from a medicine. */
export function timesOfSupplement(
  result: Scheduled,
  review: Pick<CurrentReview, 'id' | 'name' | 'slots'>,
): readonly Slot[] {
  const placed = placedSlots(result, 'supplement', review);
  return placed.length > 0 ? placed : (review.slots ?? []);
}

const isSwallowed = ({ route }: Pick<Recognised, 'route'>): boolean => route === null || route === 'oral';

/**
 * At the written times. Without any, the medicine's usual time, but only if there is exactly one: with several nobody
 * can say which applies, and a second row would read like a second dose.
 */
export function timesOfMedicine(result: Scheduled, medicine: Recognised): readonly Slot[] {
  const usual = isSwallowed(medicine) ? placedSlots(result, 'medication', medicine) : [];
  return medicine.slots ?? (usual.length > 1 ? [] : usual);
}

/** Not daily, and without named days: it belongs to no particular day. */
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

/** The diary's record of each dose, matched by id to the newest plan's time. */
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

/** A date shifted by this many days. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface Pack {
  readonly startedOn: string | null;
  readonly packUnits: number | null;
  readonly buy: { readonly unitsADay: number; readonly packFor30Days: number } | null;
}

/** The last day of the current pack; null if its start is unknown. */
export function packLastsUntil({ startedOn, packUnits, buy }: Pack): string | null {
  if (startedOn === null || buy === null || buy.unitsADay <= 0) return null;
  const days = Math.floor((packUnits ?? buy.packFor30Days) / buy.unitsADay + 1e-9);
  return days < 1 ? null : daysAfter(startedOn, days - 1);
}
