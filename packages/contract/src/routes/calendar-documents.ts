import { z } from 'zod';
import type { Slot } from '../recommendation.ts';
import { clockOf, SLOT_HOURS } from '../slot-hours.ts';

export const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The person's times of day. */
export const DayTimes = z.strictObject({
  'on-waking': Time,
  breakfast: Time,
  lunch: Time,
  dinner: Time,
  bedtime: Time,
} satisfies Record<Slot, typeof Time>);
export type DayTimes = z.infer<typeof DayTimes>;

/** Defaults until the person sets their own. */
export const USUAL_TIMES: DayTimes = {
  'on-waking': clockOf(SLOT_HOURS['on-waking']),
  breakfast: clockOf(SLOT_HOURS.breakfast),
  lunch: clockOf(SLOT_HOURS.lunch),
  dinner: clockOf(SLOT_HOURS.dinner),
  bedtime: clockOf(SLOT_HOURS.bedtime),
};

export const CalendarFeed = z.object({ createdAt: z.iso.datetime(), lastReadAt: z.iso.datetime().nullable() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
