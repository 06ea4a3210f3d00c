import { z } from 'zod';
import { Slot } from '../recommendation.ts';
import { Time } from './calendar-documents.ts';
import { Day } from './inputs.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** IANA name: 'America/New_York'. */
export const TimeZone = z.string().min(1).max(60).refine(isTimeZone);
/** From 0 for Monday. */
const Weekday = z.number().int().min(0).max(6);

export const digests = ['off', 'daily', 'weekly'] as const;

export const ReminderSettings = z.strictObject({
  timeZone: TimeZone,
  /** The times of day for notifications; their hours are in `day-times`. */
  slots: z.array(Slot).max(5),
  /** A few days before a pack runs out. */
  refills: z.boolean(),
  /** When a supplement should have shown an effect, and when a plan is a month old. */
  checkIns: z.boolean(),
  digest: z.enum(digests),
  digestTime: Time,
  /** For the weekly digest. */
  digestDay: Weekday,
  quietDays: z.array(Weekday).max(7),
  /** The last day of a pause. */
  pausedUntil: Day.nullable(),
  /** Whether notifications and mails may contain names of what is taken. */
  showsNames: z.boolean(),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** Proposed defaults; nothing is sent until the person agrees. */
export const usualReminders = (timeZone: string): ReminderSettings => ({
  timeZone,
  slots: ['breakfast', 'dinner'],
  refills: true,
  checkIns: true,
  digest: 'off',
  digestTime: '08:00',
  digestDay: 0,
  quietDays: [],
  pausedUntil: null,
  showsNames: false,
});

export const PushDeviceId = z.uuid();

/** A browser that receives notifications. */
export const PushDevice = z.object({
  id: PushDeviceId,
  /** 'Chrome on Android' */
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const base64url = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`));

/** As in the browser's `PushSubscription.toJSON()`. */
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const Reminders = z.object({
  /** Whether anything is sent at all. */
  isOn: z.boolean(),
  /** Null until the person has set them. */
  settings: ReminderSettings.nullable(),
  devices: z.array(PushDevice),
  /** The key for the browser's subscription. */
  pushKey: z.string(),
});
export type Reminders = z.infer<typeof Reminders>;
