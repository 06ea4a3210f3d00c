import type { StandingAccess } from '@evidose/contract';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { calendarFeeds } from './calendar/schema.ts';
import { apiKeys } from './keys/schema.ts';
import { shares } from './shares/schema.ts';

const openLinks = (uid: string, now: Date) =>
  and(eq(shares.uid, uid), isNull(shares.revokedAt), gt(shares.expiresAt, now));

/** How many links, feeds and keys of a person work without a sign-in. */
export async function countStandingAccess(
  db: Database,
  uid: string,
  now: Date,
): Promise<Readonly<Record<StandingAccess, number>>> {
  const [[calendars], [links], [keys]] = await Promise.all([
    db.select({ found: count() }).from(calendarFeeds).where(eq(calendarFeeds.uid, uid)),
    db.select({ found: count() }).from(shares).where(openLinks(uid, now)),
    db.select({ found: count() }).from(apiKeys).where(eq(apiKeys.uid, uid)),
  ]);
  return { calendar: calendars?.found ?? 0, links: links?.found ?? 0, keys: keys?.found ?? 0 };
}

interface Ended {
  readonly uid: string;
  readonly kept: readonly StandingAccess[];
  readonly now: Date;
}

/** Links stay in the person's list as ended, with the log of who opened them. */
export async function endStandingAccess(tx: Database, { uid, kept, now }: Ended): Promise<void> {
  const goes = (what: StandingAccess) => !kept.includes(what);
  if (goes('calendar')) await tx.delete(calendarFeeds).where(eq(calendarFeeds.uid, uid));
  if (goes('links')) await tx.update(shares).set({ revokedAt: now }).where(openLinks(uid, now));
  if (goes('keys')) await tx.delete(apiKeys).where(eq(apiKeys.uid, uid));
}
