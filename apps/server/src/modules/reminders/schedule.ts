import type { ReminderSettings } from '@evidose/contract';
import type { Database } from '../../database/index.ts';
import { timesOf } from '../calendar/service.ts';
import { isGranted } from '../consents/service.ts';
import { nextMoment } from './moments.ts';
import { deleteDevices, putSettings, readSettings } from './store.ts';

/** Restarts the schedule now: after new settings, other hours, or a change of consent. */
export async function reschedule(tx: Database, uid: string, now: Date, changed?: ReminderSettings): Promise<void> {
  const settings = changed ?? (await readSettings(tx, uid))?.settings;
  if (settings === undefined) return;
  const isOn = await isGranted(tx, uid, 'reminders');
  const nextAt = isOn ? nextMoment({ settings, times: await timesOf(tx, uid) }, now) : null;
  await putSettings(tx, uid, { settings, now, nextAt });
}

/** Withdrawing consent ends everything that depends on it. */
export async function followConsent(tx: Database, uid: string, now: Date): Promise<void> {
  await reschedule(tx, uid, now);
  if (!(await isGranted(tx, uid, 'reminders'))) await deleteDevices(tx, uid);
}
