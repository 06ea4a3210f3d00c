import type { ApiKeyEntry, ApiPlanId } from '@evidose/contract';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { apiAccounts, apiKeys } from './schema.ts';

type KeyRow = typeof apiKeys.$inferSelect;

export function entryOf({ id, name, prefix, createdAt, lastUsedOn }: KeyRow): ApiKeyEntry {
  return { id, name, prefix, createdAt: createdAt.toISOString(), lastUsedOn };
}

export async function listKeys(db: Database, uid: string): Promise<KeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.uid, uid)).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

export async function findAccount(db: Database, uid: string) {
  const [row] = await db.select().from(apiAccounts).where(eq(apiAccounts.uid, uid));
  return row;
}

/** Concurrent creations are serialized on this row. */
export async function holdAccount(tx: Database, uid: string, fresh: { plan: ApiPlanId; month: string }) {
  await tx
    .insert(apiAccounts)
    .values({ uid, ...fresh, calls: 0 })
    .onConflictDoNothing();
  const [row] = await tx.select().from(apiAccounts).where(eq(apiAccounts.uid, uid)).for('update');
  return row;
}

export async function insertKey(tx: Database, row: typeof apiKeys.$inferInsert): Promise<KeyRow> {
  const [inserted] = await tx.insert(apiKeys).values(row).returning();
  if (inserted === undefined) throw new Error('the key was not stored');
  return inserted;
}

export async function deleteKey(db: Database, uid: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.uid, uid), eq(apiKeys.id, id)))
    .returning();
  return gone.length > 0;
}

export async function findKey(db: Database, uid: string, keyHash: string) {
  const [row] = await db
    .select({ id: apiKeys.id, plan: apiAccounts.plan })
    .from(apiKeys)
    .leftJoin(apiAccounts, eq(apiAccounts.uid, apiKeys.uid))
    .where(and(eq(apiKeys.uid, uid), eq(apiKeys.keyHash, keyHash)));
  return row;
}

interface Call {
  readonly uid: string;
  readonly plan: ApiPlanId;
  readonly month: string;
  readonly limit: number;
}

/**
 * One statement counts and refuses, so that concurrent calls cannot slip past the limit. Returns this month's number,
 * or null if the limit is reached.
 */
export async function countCall(db: Database, { uid, plan, month, limit }: Call): Promise<number | null> {
  const { rows } = await db.execute<{ calls: number }>(sql`
    INSERT INTO api_accounts AS a (uid, plan, month, calls) VALUES (${uid}, ${plan}, ${month}, 1)
    ON CONFLICT (uid) DO UPDATE SET
      calls = CASE WHEN a.month = EXCLUDED.month THEN a.calls + 1 ELSE 1 END,
      month = EXCLUDED.month
    WHERE a.month <> EXCLUDED.month OR a.calls < ${limit}
    RETURNING calls`);
  return rows[0]?.calls ?? null;
}

export async function setPlan(db: Database, uid: string, fresh: { plan: ApiPlanId; month: string }): Promise<void> {
  await db
    .insert(apiAccounts)
    .values({ uid, ...fresh, calls: 0 })
    .onConflictDoUpdate({ target: apiAccounts.uid, set: { plan: fresh.plan } });
}

/** At most one write per key and day. */
export async function noteUse(db: Database, key: { uid: string; id: string; day: string }): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedOn: key.day })
    .where(
      and(
        eq(apiKeys.uid, key.uid),
        eq(apiKeys.id, key.id),
        or(isNull(apiKeys.lastUsedOn), lt(apiKeys.lastUsedOn, key.day)),
      ),
    );
}
