import type { DayTimes } from '@evidose/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { calendarFeeds, calendarFiles, dayTimes } from './schema.ts';

export type StoredFeed = typeof calendarFeeds.$inferSelect;

export async function readTimes(db: Database, uid: string): Promise<DayTimes | undefined> {
  const [row] = await db.select({ times: dayTimes.times }).from(dayTimes).where(eq(dayTimes.uid, uid));
  return row?.times;
}

export async function upsertTimes(db: Database, row: typeof dayTimes.$inferInsert): Promise<void> {
  const { times, changedAt } = row;
  await db.insert(dayTimes).values(row).onConflictDoUpdate({ target: dayTimes.uid, set: { times, changedAt } });
}

export async function readSavedEvents(db: Database, uid: string): Promise<readonly string[]> {
  const [row] = await db.select({ events: calendarFiles.events }).from(calendarFiles).where(eq(calendarFiles.uid, uid));
  return row?.events ?? [];
}

export async function upsertSavedEvents(db: Database, row: typeof calendarFiles.$inferInsert): Promise<void> {
  const { events, savedAt } = row;
  await db
    .insert(calendarFiles)
    .values(row)
    .onConflictDoUpdate({ target: calendarFiles.uid, set: { events, savedAt } });
}

export async function readFeed(db: Database, uid: string): Promise<StoredFeed | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.uid, uid));
  return row;
}

/** One address per person: a new one replaces the old. */
export async function replaceFeed(db: Database, feed: StoredFeed): Promise<void> {
  const { uid: _uid, ...set } = feed;
  await db.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.uid, set });
}

export async function deleteFeed(db: Database, uid: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.uid, uid));
}

/** Whether this address is the person's; records that it was read. */
export async function noteRead(db: Database, feed: { uid: string; tokenHash: string }, at: Date): Promise<boolean> {
  const rows = await db
    .update(calendarFeeds)
    .set({ lastReadAt: at })
    .where(and(eq(calendarFeeds.uid, feed.uid), eq(calendarFeeds.tokenHash, feed.tokenHash)))
    .returning({ uid: calendarFeeds.uid });
  return rows.length > 0;
}
