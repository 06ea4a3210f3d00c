import { and, desc, eq, ne } from 'drizzle-orm';
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

/** False where there is no room for another one; one that is there already is settled anew. */
export async function putSettled(tx: Database, row: NewSettled): Promise<boolean> {
  const { title, how, settledOn } = row;
  const others = and(eq(settledAlerts.uid, row.uid), ne(settledAlerts.key, row.key));
  if ((await tx.$count(settledAlerts, others)) >= MOST) return false;
  await tx
    .insert(settledAlerts)
    .values(row)
    .onConflictDoUpdate({ target: [settledAlerts.uid, settledAlerts.key], set: { title, how, settledOn } });
  return true;
}

export async function removeSettled(db: Database, uid: string, key: string): Promise<void> {
  await db.delete(settledAlerts).where(and(eq(settledAlerts.uid, uid), eq(settledAlerts.key, key)));
}
