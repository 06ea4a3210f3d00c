import type { ReminderSettings } from '@evidose/contract';
import { and, asc, eq, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { type Database, deleteInBatches } from '../../database/index.ts';
import { pushDevices, reminderSettings, remindersSent } from './schema.ts';

export type StoredReminders = typeof reminderSettings.$inferSelect;
export type StoredDevice = typeof pushDevices.$inferSelect;
type NewSent = typeof remindersSent.$inferInsert;

export async function readSettings(db: Database, uid: string): Promise<StoredReminders | undefined> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.uid, uid));
  return row;
}

interface Plan {
  readonly settings: ReminderSettings;
  readonly now: Date;
  readonly nextAt: Date | null;
}

/** Earlier due moments are dropped: new hours count from now on. */
export async function putSettings(tx: Database, uid: string, { settings, now, nextAt }: Plan): Promise<void> {
  const set = { settings, changedAt: now, lookedAt: now, nextAt, claimedUntil: null };
  await tx
    .insert(reminderSettings)
    .values({ uid, ...set })
    .onConflictDoUpdate({ target: reminderSettings.uid, set });
}

/** Everything up to `lookedAt` has been processed. */
export async function noteChecked(tx: Database, uid: string, lookedAt: Date, nextAt: Date | null): Promise<void> {
  const set = { lookedAt, nextAt, claimedUntil: null };
  await tx.update(reminderSettings).set(set).where(eq(reminderSettings.uid, uid));
}

interface Claim {
  readonly now: Date;
  readonly until: Date;
  readonly most: number;
}

/** Claims people with something to check for this process until the claim expires. */
export async function claimPeople(db: Database, { now, until, most }: Claim): Promise<string[]> {
  const isFree = or(isNull(reminderSettings.claimedUntil), lte(reminderSettings.claimedUntil, now));
  const next = db
    .select({ uid: reminderSettings.uid })
    .from(reminderSettings)
    .where(and(lte(reminderSettings.nextAt, now), isFree))
    .orderBy(asc(reminderSettings.nextAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(reminderSettings)
    .set({ claimedUntil: until })
    .where(inArray(reminderSettings.uid, next))
    .returning({ uid: reminderSettings.uid });
  return rows.map(({ uid }) => uid);
}

/** False if this reminder was already processed. */
export async function noteSent(tx: Database, row: NewSent): Promise<boolean> {
  const rows = await tx.insert(remindersSent).values(row).onConflictDoNothing().returning({ uid: remindersSent.uid });
  return rows.length > 0;
}

export const sweepSent = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(db, remindersSent, lt(remindersSent.sentAt, before));

export const listDevices = (db: Database, uid: string): Promise<StoredDevice[]> =>
  db.select().from(pushDevices).where(eq(pushDevices.uid, uid)).orderBy(asc(pushDevices.addedAt), asc(pushDevices.id));

const isDevice = (uid: string, id: string) => and(eq(pushDevices.uid, uid), eq(pushDevices.id, id));

export async function findDevice(db: Database, uid: string, id: string): Promise<StoredDevice | undefined> {
  const [row] = await db.select().from(pushDevices).where(isDevice(uid, id));
  return row;
}

/** One row per browser: whoever signs in there next takes it over. */
export async function putDevice(tx: Database, device: StoredDevice): Promise<StoredDevice> {
  const { uid, endpointHash } = device;
  const isSame = eq(pushDevices.endpointHash, endpointHash);
  await tx.delete(pushDevices).where(and(isSame, ne(pushDevices.uid, uid)));
  const { subscriptionSealed, name, sessionId } = device;
  const [known] = await tx
    .update(pushDevices)
    .set({ subscriptionSealed, name, sessionId })
    .where(and(isSame, eq(pushDevices.uid, uid)))
    .returning();
  if (known !== undefined) return known;
  await tx.insert(pushDevices).values(device);
  return device;
}

export async function deleteDevice(tx: Database, uid: string, id: string): Promise<void> {
  await tx.delete(pushDevices).where(isDevice(uid, id));
}

export async function deleteDevices(tx: Database, uid: string): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.uid, uid));
}

export async function noteDeviceSent(db: Database, uid: string, id: string, lastSentAt: Date): Promise<void> {
  await db.update(pushDevices).set({ lastSentAt }).where(isDevice(uid, id));
}
