import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm';
import { type Clock, later, MINUTE_MS } from '../../clock.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { planWatchBatches, planWatches } from './schema.ts';

const PEOPLE_A_BATCH = 50;
/** How long a process has for its batch before another may take it over, because it died or was stopped. */
const CLAIM_MS = 2 * MINUTE_MS;

export type Batch = typeof planWatchBatches.$inferSelect;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly version: string;
}

/** Which process reviews whom. Claims are expiry times, as in the outbox: they outlive a connection. */
export function createBatches({ db, clock, version }: Parts) {
  const isMine = eq(planWatches.version, version);

  /** Releases a process's unfinished batch. */
  async function retake(): Promise<Batch | null> {
    const now = clock();
    const next = db
      .select({ firstUid: planWatchBatches.firstUid })
      .from(planWatchBatches)
      .where(and(eq(planWatchBatches.version, version), lte(planWatchBatches.dueAt, now)))
      .orderBy(asc(planWatchBatches.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [batch] = await db
      .update(planWatchBatches)
      .set({ dueAt: later(now, CLAIM_MS) })
      .where(and(eq(planWatchBatches.version, version), eq(planWatchBatches.firstUid, next)))
      .returning();
    return batch ?? null;
  }

  const deal = (): Promise<Batch | null> =>
    inTransaction(db, async (tx) => {
      const [watch] = await tx.select().from(planWatches).where(isMine).for('update');
      if (watch === undefined || watch.isDealt) return null;
      const { rows } = await tx.execute<{ uid: string }>(sql`
        SELECT DISTINCT uid FROM supplements_suggested WHERE uid > ${watch.dealtTo} ORDER BY uid LIMIT ${PEOPLE_A_BATCH}`);
      const [first, last] = [rows[0]?.uid, rows.at(-1)?.uid];
      if (first === undefined || last === undefined) {
        await tx.update(planWatches).set({ isDealt: true }).where(isMine);
        return null;
      }
      const batch = { version, firstUid: first, lastUid: last, dueAt: later(clock(), CLAIM_MS) };
      await tx.insert(planWatchBatches).values(batch);
      await tx.update(planWatches).set({ dealtTo: last }).where(isMine);
      return batch;
    });

  return {
    /** False if this version has already reviewed every plan. */
    open: async (): Promise<boolean> => {
      await db.insert(planWatches).values({ version, begunAt: clock() }).onConflictDoNothing();
      const [watch] = await db.select().from(planWatches).where(isMine);
      return watch?.endedAt === null;
    },
    next: async (): Promise<Batch | null> => (await retake()) ?? (await deal()),
    done: async ({ firstUid }: Batch): Promise<void> => {
      await db
        .delete(planWatchBatches)
        .where(and(eq(planWatchBatches.version, version), eq(planWatchBatches.firstUid, firstUid)));
    },
    /** The last process to find nothing left ends it. */
    end: async (): Promise<void> => {
      const left = db.select().from(planWatchBatches).where(eq(planWatchBatches.version, version));
      await db
        .update(planWatches)
        .set({ endedAt: clock() })
        .where(and(isMine, eq(planWatches.isDealt, true), notExists(left)));
    },
  };
}
