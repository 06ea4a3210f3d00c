import { type DayTimes, daysAfter, type ReminderSettings, type Slot, weekdayOf } from '@evidose/contract';
import type { MomentKind } from './schema.ts';
import { dayIn, instantOf } from './zoned-time.ts';

/** A moment at which a person may be reminded once. */
export interface Moment {
  readonly kind: MomentKind;
  /** The local date. */
  readonly day: string;
  readonly slot: Slot | '';
  readonly at: Date;
}

/** When packs and check-ins are checked. */
const LOOK_TIME = '10:00';
/** A weekly digest comes once in seven days; time zones may skip a day. */
const FURTHEST_DAYS = 8;

type Rhythm = Pick<
  ReminderSettings,
  'timeZone' | 'slots' | 'refills' | 'checkIns' | 'digest' | 'digestTime' | 'digestDay' | 'quietDays' | 'pausedUntil'
>;

export interface Hours {
  readonly settings: Rhythm;
  readonly times: DayTimes;
}

/** Neither a rest day nor in a pause. */
export const isRemindedOn = ({ quietDays, pausedUntil }: Rhythm, day: string): boolean =>
  !quietDays.includes(weekdayOf(day)) && (pausedUntil === null || day > pausedUntil);

function momentsOn({ settings, times }: Hours, day: string): Moment[] {
  if (!isRemindedOn(settings, day)) return [];
  const { slots, refills, checkIns, digest, digestTime, digestDay, timeZone } = settings;
  const hasDigest = digest === 'daily' || (digest === 'weekly' && weekdayOf(day) === digestDay);
  const wanted = [
    ...[...new Set(slots)].map((slot) => ({ kind: 'slot' as const, slot, time: times[slot] })),
    ...(refills || checkIns ? [{ kind: 'look' as const, slot: '' as const, time: LOOK_TIME }] : []),
    ...(hasDigest ? [{ kind: 'digest' as const, slot: '' as const, time: digestTime }] : []),
  ];
  return wanted
    .flatMap(({ time, ...rest }) => {
      const at = instantOf(timeZone, day, time);
      return at === null ? [] : [{ ...rest, day, at }];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

interface Span {
  readonly after: Date;
  readonly until: Date;
}

/** All moments in a time span, including its end. */
export function momentsBetween(hours: Hours, { after, until }: Span): Moment[] {
  const { timeZone } = hours.settings;
  const last = dayIn(timeZone, until);
  const found: Moment[] = [];
  // A day earlier: a time skipped by the clock may move past midnight.
  for (let day = daysAfter(dayIn(timeZone, after), -1); day <= last; day = daysAfter(day, 1)) {
    found.push(...momentsOn(hours, day).filter(({ at }) => at > after && at <= until));
  }
  return found;
}

/** The next moment; null if nothing is wanted, or not for long. */
export function nextMoment(hours: Hours, after: Date): Date | null {
  const { timeZone, pausedUntil } = hours.settings;
  const today = dayIn(timeZone, after);
  const first = pausedUntil !== null && pausedUntil >= today ? daysAfter(pausedUntil, 1) : daysAfter(today, -1);
  for (let ahead = 0; ahead <= FURTHEST_DAYS + 1; ahead += 1) {
    const [next] = momentsOn(hours, daysAfter(first, ahead)).filter(({ at }) => at > after);
    if (next !== undefined) return next.at;
  }
  return null;
}
