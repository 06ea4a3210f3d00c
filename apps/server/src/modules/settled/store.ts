import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { settledAlerts } from './schema.ts';

type NewSettled = typeof settledAlerts.$inferInsert;

/** Nobody settles more than this; a client gone wild fills no disk. */
const MOST = 500;

export async function listSettled(db: Database, uid: string) {
  return db
    .select()
    .from(settledAlerts)
    .where(eq(settledAlerts.uid, uid))
    .orderBy(desc(settledAlerts.settledOn), desc(settledAlerts.key))
    .limit(MOST);
}

/** False where there is no room for another one. */
export async function putSettled(tx: Database, row: NewSettled): Promise<boolean> {
  const { title, how, settledOn } = row;
  if ((await tx.$count(settledAlerts, eq(settledAlerts.uid, row.uid))) >= MOST) return false;
  await tx
    .insert(settledAlerts)
    .values(row)
    .onConflictDoUpdate({ target: [settledAlerts.uid, settledAlerts.key], set: { title, how, settledOn } });
  return true;
}

export async function removeSettled(db: Database, uid: string, key: string): Promise<void> {
  await db.delete(settledAlerts).where(and(eq(settledAlerts.uid, uid), eq(settledAlerts.key, key)));
}
