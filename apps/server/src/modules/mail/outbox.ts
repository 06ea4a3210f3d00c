import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Clock, HOUR_MS, later, MINUTE_MS, SECOND_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { OutboxTable } from './schema.ts';

/** How long a process has to send what it claimed, before another one may try. */
const CLAIM_MS = 3 * MINUTE_MS;
const RETRY_AFTER_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS] as const;

export type OutboxRow = OutboxTable['$inferSelect'];

interface NewRow {
  readonly kind: string;
  readonly payload: unknown;
  readonly keepTryingMs: number;
}

interface OutboxParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly table: OutboxTable;
}

/** Outgoing messages as rows: written with their cause, taken by one process at a time, deleted once sent. */
export function createOutbox({ db, clock, table }: OutboxParts) {
  return {
    put: async ({ kind, payload, keepTryingMs }: NewRow, on: Database = db): Promise<void> => {
      const now = clock();
      const times = { createdAt: now, dueAt: now, expiresAt: later(now, keepTryingMs) };
      await on.insert(table).values({ id: randomUUID(), kind, payload, attempts: 0, ...times });
    },

    /** The claim is a date, not a lock: it survives the connection and expires when the process dies. */
    claim: async (): Promise<OutboxRow | null> => {
      const now = clock();
      const next = db
        .select({ id: table.id })
        .from(table)
        .where(lte(table.dueAt, now))
        .orderBy(asc(table.dueAt), asc(table.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(table)
        .set({ dueAt: later(now, CLAIM_MS), attempts: sql`${table.attempts} + 1` })
        .where(eq(table.id, next))
        .returning();
      return row ?? null;
    },

    count: (): Promise<number> => db.$count(table),

    remove: async ({ id }: OutboxRow): Promise<void> => {
      await db.delete(table).where(eq(table.id, id));
    },

    /** The last try comes when time is up rather than an hour later, and none before the receiver wants one. */
    retryLater: async ({ id, attempts, expiresAt }: OutboxRow, notBeforeMs = 0): Promise<void> => {
      const wait = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? HOUR_MS;
      const next = later(clock(), Math.max(wait, notBeforeMs));
      await db
        .update(table)
        .set({ dueAt: next < expiresAt ? next : expiresAt })
        .where(and(eq(table.id, id), eq(table.attempts, attempts)));
    },
  };
}
