import type { ScheduleItem } from '@evidose/contract';
import type { Medicine, Told } from '../model.ts';
import { hasPlaceInDay } from '../understand/standing.ts';
import { type SlotSet, setOf } from './slots.ts';

/** Where nobody knows the time, the medicine stands where most are taken, and says so. */
const TIME_NOT_KNOWN: SlotSet = setOf(['breakfast']);

/** Every usual time of a medicine; empty where it is not known. */
function usualSlots({ drugs }: Medicine): SlotSet {
  let set = 0;
  for (const drug of drugs) set |= setOf(drug.usualSlots);
  return set;
}

/** Neither the person nor the knowledge says when it is taken. */
export const isTimeUnknown = (medicine: Medicine): boolean =>
  medicine.told.slots === null && usualSlots(medicine) === 0;

/** The times the person wrote, else the usual ones. What is taken at need has no time. */
export function medicineSlots(medicine: Medicine): SlotSet {
  const { told } = medicine;
  if (!hasPlaceInDay(told)) return 0;
  if (told.slots !== null) return setOf(told.slots);
  return usualSlots(medicine) || TIME_NOT_KNOWN;
}

const RHYTHMS: Readonly<Record<number, string>> = {
  1.75: 'four times a week',
  2: 'every other day',
  2.33: 'three times a week',
  3.5: 'twice a week',
  7: 'once a week',
  14: 'every two weeks',
  21: 'every three weeks',
  28: 'every four weeks',
  30: 'once a month',
};
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
/** Half a year and more is counted loosely: 180 days or 182. */
const SLACK = 6;

/** "once a week"; null for what is taken every day. */
export function rhythmText({ everyDays }: Pick<Told, 'everyDays'>): string | null {
  if (everyDays === undefined || everyDays <= 1) return null;
  const known = RHYTHMS[everyDays];
  if (known !== undefined) return known;
  if (Math.abs(everyDays - DAYS_A_YEAR) <= SLACK) return 'once a year';
  const months = Math.round(everyDays / DAYS_A_MONTH);
  if (months >= 2 && Math.abs(everyDays - months * DAYS_A_MONTH) <= SLACK) return `every ${months} months`;
  return `every ${Math.round(everyDays)} days`;
}

/** One medicine in the day, marked where it is not daily or where its time is our assumption. */
export function medicineItem(medicine: Medicine): ScheduleItem {
  const { id, name } = medicine;
  const marks = [rhythmText(medicine.told), isTimeUnknown(medicine) ? 'time not given' : null];
  const amount = marks.filter((mark) => mark !== null).join(', ');
  return { kind: 'medication', id, name, ...(amount === '' ? {} : { amount }) };
}
