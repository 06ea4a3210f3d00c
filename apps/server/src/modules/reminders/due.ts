import {
  daysAfter,
  diaryId,
  type IntakeEntry,
  isOnCertainDays,
  isTakenOn,
  packLastsUntil,
  type ReminderSettings,
  recordsOf,
  resultOf,
  type Slot,
  timesOfMedicine,
  timesOfSupplement,
} from '@evidose/contract';
import { entriesOf } from '../calendar/index.ts';
import { checkInsDue, isAnswered } from '../check-ins/index.ts';
import type { Plan } from '../letter/index.ts';
import { isRemindedOn } from './moments.ts';
import { dayIn } from './zoned-time.ts';

/** What a person would be reminded of: the day as their page shows it, without items to ask about first. */

interface Dose {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
}

const isSimplyTaken = ({ verdict }: { readonly verdict: string }) =>
  verdict !== 'stop-and-ask' && verdict !== 'ask-first';
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

function dosesOn(plan: Plan, day: string): Dose[] {
  const result = resultOf(plan.batch);
  const entries = entriesOf(plan).filter(
    ({ from, last }) => isoDay(from) <= day && (last === null || isoDay(last) >= day),
  );
  const listed = new Set(plan.chosen.map(({ id }) => id));
  const own = result.currentSupplements.filter(
    ({ id, status }) => status === 'taking' && (id === null || !listed.has(id)),
  );
  const ownTexts = new Set(own.map(({ text }) => text));
  const medicines = result.medications.filter(({ status, text }) => status === 'taking' && !ownTexts.has(text));
  const isToday = (each: Parameters<typeof isOnCertainDays>[0]) => isTakenOn(each, day) && !isOnCertainDays(each);
  return [
    ...entries.flatMap(({ supplement: { id, name, timing } }) => timing.slot.map((slot) => ({ id, name, slot }))),
    ...own
      .filter((review) => isSimplyTaken(review) && isToday(review))
      .flatMap((review) =>
        timesOfSupplement(result, review).map((slot) => ({ id: diaryId('', review), name: review.name, slot })),
      ),
    ...medicines.filter(isToday).flatMap((medicine) =>
      timesOfMedicine(result, medicine).map((slot) => ({
        id: diaryId('medicine-', medicine),
        name: medicine.name,
        slot,
      })),
    ),
  ];
}

interface OnDay {
  readonly day: string;
  readonly recorded: readonly IntakeEntry[];
}

/** Items of a day neither ticked nor skipped yet. */
export function openDoses(plan: Plan, { day, recorded }: OnDay): Dose[] {
  const doses = dosesOn(plan, day);
  const records = recordsOf(doses, recorded);
  return doses.filter((_, index) => records[index] === undefined);
}

/** Time to order and ship. */
const REFILL_DAYS_AHEAD = 5;
/** How long a check-in that was not announced on time is still worth a reminder. */
const CHECK_IN_DAYS = 14;
const PLAN_MONTH_DAYS = 31;

type Settings = Pick<
  ReminderSettings,
  'timeZone' | 'slots' | 'refills' | 'checkIns' | 'digest' | 'digestTime' | 'digestDay' | 'quietDays' | 'pausedUntil'
>;

/** Announced on the first non-rest day from `from` on: stateless, yet each is announced once. */
function isDueOn(settings: Settings, { from, until, day }: { from: string; until: string; day: string }): boolean {
  if (day < from || day > until) return false;
  for (let each = from; each < day; each = daysAfter(each, 1)) if (isRemindedOn(settings, each)) return false;
  return true;
}

interface Due {
  readonly name: string;
  readonly from: string;
  readonly until: string;
}

/** Packs that end soon and have not been reordered. */
function refills({ chosen }: Plan): Due[] {
  return chosen.flatMap(({ supplement: { name, buy }, startedOn, packUnits, orderedOn }) => {
    const ends = packLastsUntil({ startedOn, packUnits, buy });
    if (ends === null || (orderedOn !== null && startedOn !== null && orderedOn.slice(0, 10) > startedOn)) return [];
    return [{ name, from: daysAfter(ends, -REFILL_DAYS_AHEAD), until: ends }];
  });
}

/** Check-ins, and the plan itself after a month; a check-in answers both. */
function checkIns(plan: Plan, { timeZone, day, lastCheckIn }: Asked & Pick<Settings, 'timeZone'>): Due[] {
  const listed = new Set(entriesOf(plan).map(({ supplement: { id } }) => id));
  const chosen = plan.chosen.filter(({ id }) => listed.has(id));
  const ofList = checkInsDue({ chosen, lastCheckIn, today: day, isNeed: () => false });
  const month = daysAfter(dayIn(timeZone, new Date(plan.batch.addedOn)), PLAN_MONTH_DAYS);
  const ofPlan = isAnswered(month, lastCheckIn) ? [] : [{ name: 'your plan', on: month }];
  return [...ofList, ...ofPlan].map(({ name, on }) => ({ name, from: on, until: daysAfter(on, CHECK_IN_DAYS) }));
}

interface Asked {
  readonly day: string;
  /** Empty if there is none. */
  readonly lastCheckIn: string;
}

export interface DueItems {
  readonly refills: readonly string[];
  readonly checkIns: readonly string[];
}

const WEEK_DAYS = 7;

/** What to announce on a day, by name: once in a notification, for as long as it is open in a mail. */
export function dueItems(plan: Plan, settings: Settings, asked: Asked & { readonly isOnce: boolean }): DueItems {
  const { day, isOnce } = asked;
  const isDue = ({ from, until }: Due) =>
    isOnce ? isDueOn(settings, { from, until, day }) : from <= daysAfter(day, WEEK_DAYS) && day <= until;
  const namesOf = (rows: readonly Due[]) => rows.filter(isDue).map(({ name }) => name);
  return {
    refills: settings.refills ? namesOf(refills(plan)) : [],
    checkIns: settings.checkIns ? namesOf(checkIns(plan, { ...asked, timeZone: settings.timeZone })) : [],
  };
}
