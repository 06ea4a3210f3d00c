import type { SuggestedSupplement } from '@evidose/contract';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { supplementsSuggested, supplementsSuggestedBatches } from './schema.ts';

type NewBatch = typeof supplementsSuggested.$inferInsert;
export type StoredBatch = typeof supplementsSuggested.$inferSelect;

const newestFirst = [desc(supplementsSuggested.addedOn), desc(supplementsSuggested.id)] as const;

/** Writes the batch and its entries; the caller holds the transaction. */
export async function insertBatch(tx: Database, batch: NewBatch): Promise<void> {
  await tx.insert(supplementsSuggested).values(batch);
  if (batch.supplements.length === 0) return;
  const entries = batch.supplements.map((supplement, position) => ({
    uid: batch.uid,
    batchId: batch.id,
    position,
    supplement,
  }));
  await tx.insert(supplementsSuggestedBatches).values(entries);
}

export const countBatchesSince = (db: Database, uid: string, since: Date): Promise<number> =>
  db.$count(supplementsSuggested, and(eq(supplementsSuggested.uid, uid), gt(supplementsSuggested.addedOn, since)));

export async function readLatest(db: Database, uid: string): Promise<StoredBatch | undefined> {
  const rows = await db
    .select()
    .from(supplementsSuggested)
    .where(eq(supplementsSuggested.uid, uid))
    .orderBy(...newestFirst)
    .limit(1);
  return rows[0];
}

/** As `readLatest`, and nobody else changes the row until the transaction ends. */
export async function lockLatest(tx: Database, uid: string): Promise<StoredBatch | undefined> {
  const rows = await tx
    .select()
    .from(supplementsSuggested)
    .where(eq(supplementsSuggested.uid, uid))
    .orderBy(...newestFirst)
    .limit(1)
    .for('update');
  return rows[0];
}

export async function readBatch(db: Database, uid: string, id: string): Promise<StoredBatch | undefined> {
  const rows = await db
    .select()
    .from(supplementsSuggested)
    .where(and(eq(supplementsSuggested.uid, uid), eq(supplementsSuggested.id, id)))
    .limit(1);
  return rows[0];
}

interface Page {
  readonly uid: string;
  readonly before: Date | undefined;
  readonly limit: number;
}

export async function listBatches(db: Database, { uid, before, limit }: Page): Promise<StoredBatch[]> {
  const mine = eq(supplementsSuggested.uid, uid);
  return db
    .select()
    .from(supplementsSuggested)
    .where(before === undefined ? mine : and(mine, lt(supplementsSuggested.addedOn, before)))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function replaceSupplements(
  tx: Database,
  batch: Pick<StoredBatch, 'uid' | 'id'>,
  supplements: SuggestedSupplement[],
): Promise<void> {
  await tx
    .update(supplementsSuggested)
    .set({ supplements })
    .where(and(eq(supplementsSuggested.uid, batch.uid), eq(supplementsSuggested.id, batch.id)));
}

export async function allBatches(db: Database, uid: string): Promise<StoredBatch[]> {
  return db
    .select()
    .from(supplementsSuggested)
    .where(eq(supplementsSuggested.uid, uid))
    .orderBy(...newestFirst);
}
