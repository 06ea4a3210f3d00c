import { type ScheduleItem, TIME_NOT_GIVEN } from '@evidose/contract';
import type { Medicine } from '../model.ts';
import { rhythmText } from '../understand/rhythm.ts';
import { hasPlaceInDay } from '../understand/standing.ts';
import { type SlotSet, setOf } from './slots.ts';

/** A medicine without a known time is placed at the most common one, marked as such. */
const TIME_NOT_KNOWN: SlotSet = setOf(['breakfast']);

/** Every usual time of a medicine; empty where it is not known. */
function usualSlots({ drugs }: Medicine): SlotSet {
  let set = 0;
  for (const drug of drugs) set |= setOf(drug.usualSlots);
  return set;
}

/** Neither the person nor the knowledge says when it is taken. */
export const isTimeUnknown = (medicine: Medicine): boolean =>
  medicine.usage.slots === null && usualSlots(medicine) === 0;

/** The written times, otherwise the usual ones. As-needed medicines have none. */
export function medicineSlots(medicine: Medicine): SlotSet {
  const { usage } = medicine;
  if (!hasPlaceInDay(usage)) return 0;
  if (usage.slots !== null) return setOf(usage.slots);
  return usualSlots(medicine) || TIME_NOT_KNOWN;
}

/**
 * Times blocked for whatever must be spaced from it; as-needed medicines block theirs too, as they may be taken then.
 */
export const slotsToKeepFrom = (medicine: Medicine): SlotSet =>
  medicine.usage.status === 'as-needed'
    ? setOf(medicine.usage.slots ?? []) || usualSlots(medicine)
    : medicineSlots(medicine);

/** One medicine in the day, marked where it is not daily or where its time is our assumption. */
export function medicineItem(medicine: Medicine): ScheduleItem {
  const { id, name } = medicine;
  const marks = [rhythmText(medicine.usage), isTimeUnknown(medicine) ? TIME_NOT_GIVEN : null];
  const amount = marks.filter((mark) => mark !== null).join(', ');
  return { kind: 'medication', id, name, ...(amount === '' ? {} : { amount }) };
}
