import { AppError } from '@evidose/contract';
import { type Clock, HOUR_MS, later, MINUTE_MS } from '../../clock.ts';
import { type Database, personalWrite } from '../../database/index.ts';
import { timesOf } from '../calendar/service.ts';
import { isGranted } from '../consents/service.ts';
import { type Moment, momentsBetween, nextMoment } from './moments.ts';
import type { MomentKind } from './schema.ts';
import { claimPeople, listDevices, noteChecked, noteSent, readSettings } from './store.ts';

/** How long a process has for the people it claimed, before another one may take over. */
const CLAIM_MS = 2 * MINUTE_MS;
const AT_ONCE = 50;
/** After that a reminder is no longer worth sending. */
export const WORTH_MS: Readonly<Record<MomentKind, number>> = {
  slot: 2 * HOUR_MS,
  look: 8 * HOUR_MS,
  digest: 12 * HOUR_MS,
};

/** Which reminder: its text is created at the moment of sending. */
export interface Reminder {
  readonly uid: string;
  readonly kind: MomentKind;
  readonly day: string;
  readonly slot: Moment['slot'];
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly sendMail: (reminder: Reminder, on: Database) => Promise<void>;
  readonly sendPush: (reminder: Reminder & { readonly deviceId: string }, on: Database) => Promise<void>;
}

/**
 * Queues due reminders. One transaction per person records it, queues it and sets the next check: all or nothing, and
 * the key of `reminders_sent` ensures once, however many processes run.
 */
export function createReminderRun({ db, clock, sendMail, sendPush }: Parts) {
  async function put(tx: Database, reminder: Reminder): Promise<void> {
    if (!(await noteSent(tx, { ...reminder, sentAt: clock() }))) return;
    if (reminder.kind === 'digest') return sendMail(reminder, tx);
    for (const { id } of await listDevices(tx, reminder.uid)) await sendPush({ ...reminder, deviceId: id }, tx);
  }

  async function lookAt(tx: Database, uid: string): Promise<void> {
    const now = clock();
    const stored = await readSettings(tx, uid);
    if (stored === undefined || stored.nextAt === null || stored.nextAt > now) return;
    if (!(await isGranted(tx, uid, 'reminders'))) return noteChecked(tx, uid, now, null);
    const hours = { settings: stored.settings, times: await timesOf(tx, uid) };
    for (const { kind, day, slot, at } of momentsBetween(hours, { after: stored.lookedAt, until: now })) {
      if (later(at, WORTH_MS[kind]) > now) await put(tx, { uid, kind, day, slot });
    }
    await noteChecked(tx, uid, now, nextMoment(hours, now));
  }

  /** Until nobody has anything due. One person's failure does not affect the others. */
  return async (): Promise<void> => {
    let failure: unknown;
    for (;;) {
      const uids = await claimPeople(db, { now: clock(), until: later(clock(), CLAIM_MS), most: AT_ONCE });
      for (const uid of uids) {
        await personalWrite(db, { uid, isRepeatable: true }, (tx) => lookAt(tx, uid)).catch((thrown: unknown) => {
          // Deleted meanwhile.
          if (!(thrown instanceof AppError && thrown.code === 'NOT_LOGGED_IN')) failure = thrown;
        });
      }
      if (uids.length < AT_ONCE) break;
    }
    if (failure !== undefined) throw failure;
  };
}
