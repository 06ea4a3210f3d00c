import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { shareOpenings, shares } from './schema.ts';

export type StoredShare = typeof shares.$inferSelect;
type NewOpening = typeof shareOpenings.$inferInsert;

export async function insertShare(db: Database, share: StoredShare): Promise<void> {
  await db.insert(shares).values(share);
}

export async function listShares(db: Database, uid: string): Promise<StoredShare[]> {
  return db.select().from(shares).where(eq(shares.uid, uid)).orderBy(desc(shares.createdAt), desc(shares.id));
}

export async function listOpenings(db: Database, uid: string) {
  return db.select().from(shareOpenings).where(eq(shareOpenings.uid, uid)).orderBy(desc(shareOpenings.at));
}

export async function countOpen(db: Database, uid: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(shares)
    .where(and(eq(shares.uid, uid), isNull(shares.revokedAt), gt(shares.expiresAt, now)));
  return row?.open ?? 0;
}

export async function findByLink(db: Database, uid: string, linkHash: string): Promise<StoredShare | undefined> {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.uid, uid), eq(shares.linkHash, linkHash)));
  return row;
}

/** Idempotent: the first moment stays. */
export async function revoke(db: Database, { uid, id }: { uid: string; id: string }, now: Date): Promise<boolean> {
  const isThis = and(eq(shares.uid, uid), eq(shares.id, id));
  await db
    .update(shares)
    .set({ revokedAt: now })
    .where(and(isThis, isNull(shares.revokedAt)));
  const found = await db.select({ id: shares.id }).from(shares).where(isThis);
  return found.length > 0;
}

export async function insertOpening(db: Database, opening: NewOpening): Promise<void> {
  await db.insert(shareOpenings).values(opening);
}

/** Deletes what expired or was revoked before this moment, with its log. */
export async function forgetEnded(db: Database, before: Date): Promise<void> {
  const gone = await db
    .delete(shares)
    .where(or(lt(shares.expiresAt, before), lt(shares.revokedAt, before)))
    .returning({ uid: shares.uid, id: shares.id });
  for (const { uid, id } of gone) {
    await db.delete(shareOpenings).where(and(eq(shareOpenings.uid, uid), eq(shareOpenings.shareId, id)));
  }
}
