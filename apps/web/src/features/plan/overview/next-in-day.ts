import { SLOT_HOURS, type Slot } from '@evidose/contract';
import type { TickedDose } from '../today/ticks.ts';

export interface NextInDay {
  readonly slot: Slot;
  readonly names: readonly string[];
}

/** A dose this long overdue still counts as the next one. */
const GRACE_HOURS = 2;
const MINUTES = 60;

/** The next dose today, by the clock and the diary; null if none is left. */
export function nextInDay(doses: readonly TickedDose[], now: Date): NextInDay | null {
  const hour = now.getHours() + now.getMinutes() / MINUTES;
  const isOpen = ({ state, care, when }: TickedDose) =>
    state === null && (care === null || care.isResolved) && when !== 'any-time' && when !== 'certain-days';
  const open = doses.filter(isOpen).filter(({ slot }) => SLOT_HOURS[slot] + GRACE_HOURS >= hour);
  const [first] = [...open].sort((a, b) => SLOT_HOURS[a.slot] - SLOT_HOURS[b.slot]);
  if (first === undefined) return null;
  return {
    slot: first.slot,
    names: open
      .filter(({ slot }) => slot === first.slot)
      .map(({ name, strength }) => (strength === '' ? name : `${name} ${strength}`)),
  };
}
