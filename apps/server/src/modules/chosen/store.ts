import type { SuggestedSupplement } from '@evidose/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { supplementsChosen } from './schema.ts';

type NewChosen = typeof supplementsChosen.$inferInsert;

const isThis = (uid: string, id: string) => and(eq(supplementsChosen.uid, uid), eq(supplementsChosen.id, id));

/** Choosing twice is choosing once: the newer details replace the older, and the date of the first choice stays. */
export async function upsertChosen(db: Database, chosen: NewChosen) {
  const supplement: SuggestedSupplement = chosen.supplement;
  const rows = await db
    .insert(supplementsChosen)
    .values(chosen)
    .onConflictDoUpdate({ target: [supplementsChosen.uid, supplementsChosen.id], set: { supplement } })
    .returning();
  return rows[0];
}

export async function listChosen(db: Database, uid: string) {
  return db
    .select()
    .from(supplementsChosen)
    .where(eq(supplementsChosen.uid, uid))
    .orderBy(desc(supplementsChosen.addedOn), desc(supplementsChosen.id));
}

export async function findChosen(db: Database, uid: string, id: string): Promise<boolean> {
  const rows = await db.select({ id: supplementsChosen.id }).from(supplementsChosen).where(isThis(uid, id)).limit(1);
  return rows.length > 0;
}

export async function deleteChosen(db: Database, uid: string, id: string): Promise<void> {
  await db.delete(supplementsChosen).where(isThis(uid, id));
}
