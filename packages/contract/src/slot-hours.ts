import type { Slot } from './recommendation.ts';

/** The plan's default hours of the day, until the person sets their own. */
export const SLOT_HOURS: Readonly<Record<Slot, number>> = {
  'on-waking': 6.5,
  breakfast: 7.5,
  lunch: 12.5,
  dinner: 18.5,
  bedtime: 22.5,
};

const MINUTES = 60;
const two = (number: number): string => String(number).padStart(2, '0');

/** '07:30' for 7.5. */
export const clockOf = (hours: number): string => `${two(Math.floor(hours))}:${two(Math.round((hours % 1) * MINUTES))}`;
