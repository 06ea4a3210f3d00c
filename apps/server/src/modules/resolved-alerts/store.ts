import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { resolvedAlerts } from './schema.ts';

type NewResolvedAlert = typeof resolvedAlerts.$inferInsert;

/** Nobody resolves more; a runaway client cannot fill the disk. */
const MOST = 500;

export async function listResolvedAlerts(db: Database, uid: string) {
  return db
    .select()
    .from(resolvedAlerts)
    .where(eq(resolvedAlerts.uid, uid))
    .orderBy(desc(resolvedAlerts.settledOn), desc(resolvedAlerts.key))
    .limit(MOST);
}

/** False if there is no room for another one; an existing one is updated. */
export async function putResolvedAlert(tx: Database, row: NewResolvedAlert): Promise<boolean> {
  const { title, how, settledOn } = row;
  const others = and(eq(resolvedAlerts.uid, row.uid), ne(resolvedAlerts.key, row.key));
  if ((await tx.$count(resolvedAlerts, others)) >= MOST) return false;
  await tx
    .insert(resolvedAlerts)
    .values(row)
    .onConflictDoUpdate({ target: [resolvedAlerts.uid, resolvedAlerts.key], set: { title, how, settledOn } });
  return true;
}

export async function removeResolvedAlert(db: Database, uid: string, key: string): Promise<void> {
  await db.delete(resolvedAlerts).where(and(eq(resolvedAlerts.uid, uid), eq(resolvedAlerts.key, key)));
}
