import { type Answers, SLOT_HOURS, type Slot, slots } from '@evidose/contract';
import type { PreparedSupplement } from '../prepare/supplement.ts';

/** A set of times of day, one bit each in the order of `slots`. */
export type SlotSet = number;

const BITS: Readonly<Record<string, SlotSet>> = Object.fromEntries(slots.map((slot, at) => [slot, 1 << at]));
export const slotBit = (slot: Slot): SlotSet => BITS[slot] ?? 0;
export const slotsIn = (set: SlotSet): Slot[] => slots.filter((_, at) => set & (1 << at));
export const setOf = (list: readonly Slot[]): SlotSet => list.reduce((set, slot) => set | slotBit(slot), 0);

const ALL = setOf(slots);
const MEALS: Readonly<Record<Answers['mealsPerDay'], SlotSet>> = {
  '1': setOf(['dinner']),
  '2': setOf(['breakfast', 'dinner']),
  '3': setOf(['breakfast', 'lunch', 'dinner']),
  '4-plus': setOf(['breakfast', 'lunch', 'dinner']),
};
const EARLY = setOf(['on-waking', 'breakfast', 'lunch']);
const LATE = setOf(['dinner', 'bedtime']);

export const mealsOf = (answers: Answers): SlotSet => MEALS[answers.mealsPerDay];

/** Slots too close to a slot, including itself: by hours before and hours after. */
const nearby = new Map<number, readonly SlotSet[]>();
/** The longest separation of any row. */
const MOST_HOURS = 1000;

function nearTable(before: number, after: number): readonly SlotSet[] {
  const key = before * MOST_HOURS + after;
  let table = nearby.get(key);
  if (table === undefined) {
    table = slots.map((slot) =>
      setOf(
        slots.filter((other) => {
          const later = SLOT_HOURS[other] - SLOT_HOURS[slot];
          return other === slot || (later < 0 ? -later < before : later < after);
        }),
      ),
    );
    nearby.set(key, table);
  }
  return table;
}

export function near(set: SlotSet, before: number, after = before): SlotSet {
  const table = nearTable(before, after);
  let found = 0;
  for (let i = 0; i < table.length; i++) if (set & (1 << i)) found |= table[i] ?? 0;
  return found;
}

/** Possible times of a supplement: with food only at meals, without food between them, stimulating ones early. */
export function possibleSlots({ data }: PreparedSupplement, meals: SlotSet): SlotSet {
  const { food, slots: listed, never = [] } = data.timing;
  let set = food === 'with' ? meals : food === 'without' ? ALL & ~meals : ALL;
  if (data.effects.includes('stimulating')) set &= EARLY;
  // What is only listed for bedtime does nothing hours earlier.
  if (data.effects.includes('sedating')) set &= listed.length === 1 && listed[0] === 'bedtime' ? setOf(listed) : LATE;
  set &= ~setOf(never);
  // If eating rarely leaves no suitable slot, the listed ones are used.
  return set === 0 ? setOf(listed) : set;
}

/** Listed slots first, in order; others cost more. */
export function slotCost({ data }: PreparedSupplement, slot: Slot): number {
  const at = data.timing.slots.indexOf(slot);
  return at < 0 ? data.timing.slots.length + 2 : at;
}
