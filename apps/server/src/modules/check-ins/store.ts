import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { checkIns } from './schema.ts';

export type StoredCheckIn = typeof checkIns.$inferSelect;

/** Nobody looks back more often; a runaway client cannot fill the disk. */
const MOST = 1000;

export const listCheckIns = (db: Database, uid: string): Promise<StoredCheckIn[]> =>
  db.select().from(checkIns).where(eq(checkIns.uid, uid)).orderBy(asc(checkIns.day)).limit(MOST);

export async function findCheckIn(db: Database, uid: string, day: string): Promise<StoredCheckIn | undefined> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.uid, uid), eq(checkIns.day, day)));
  return row;
}

/** False if there is no room for another day. */
export async function putCheckIn(tx: Database, row: StoredCheckIn): Promise<boolean> {
  const { uid, day, ...rest } = row;
  if ((await tx.$count(checkIns, and(eq(checkIns.uid, uid), ne(checkIns.day, day)))) >= MOST) return false;
  await tx
    .insert(checkIns)
    .values(row)
    .onConflictDoUpdate({ target: [checkIns.uid, checkIns.day], set: rest });
  return true;
}
