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

/** By its IANA name: 'America/New_York'. */
export const TimeZone = z.string().min(1).max(60).refine(isTimeZone);
/** From 0 for Monday. */
const Weekday = z.number().int().min(0).max(6);

export const digests = ['off', 'daily', 'weekly'] as const;

export const ReminderSettings = z.strictObject({
  timeZone: TimeZone,
  /** The times of the day at which devices are told; the hours are those of `day-times`. */
  slots: z.array(Slot).max(5),
  /** Some days before a pack runs out. */
  refills: z.boolean(),
  /** When a supplement has had its time to show something, and when a plan is a month old. */
  checkIns: z.boolean(),
  digest: z.enum(digests),
  digestTime: Time,
  /** Of the weekly one. */
  digestDay: Weekday,
  quietDays: z.array(Weekday).max(7),
  /** The last day of a pause. */
  pausedUntil: Day.nullable(),
  /** Names of what is taken may stand in notifications and mails. */
  showsNames: z.boolean(),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** What is proposed to somebody who has none yet; nothing is sent until they say so. */
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

/** A browser that notifications go to. */
export const PushDevice = z.object({
  id: PushDeviceId,
  /** 'Chrome on Android' */
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const base64url = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`));

/** As the browser's `PushSubscription.toJSON()` has it. */
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
  /** What a browser subscribes with. */
  pushKey: z.string(),
});
export type Reminders = z.infer<typeof Reminders>;
