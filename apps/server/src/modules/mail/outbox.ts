import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Clock, HOUR_MS, later, MINUTE_MS, SECOND_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { mailOutbox } from './schema.ts';

/** How long a process has to send what it has claimed, before another one may try. */
const CLAIM_MS = 3 * MINUTE_MS;
const RETRY_AFTER_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS] as const;

export type OutboxRow = typeof mailOutbox.$inferSelect;

interface NewMail {
  readonly kind: string;
  readonly payload: unknown;
  readonly keepTryingMs: number;
}

/** Mail as rows: written with what caused it, taken by one process at a time, gone when it has been sent. */
export function createOutbox({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    put: async ({ kind, payload, keepTryingMs }: NewMail, on: Database = db): Promise<void> => {
      const now = clock();
      const times = { createdAt: now, dueAt: now, expiresAt: later(now, keepTryingMs) };
      await on.insert(mailOutbox).values({ id: randomUUID(), kind, payload, attempts: 0, ...times });
    },

    /** The claim is a date, not a lock: it survives the connection and lapses by itself when the process dies. */
    claim: async (): Promise<OutboxRow | null> => {
      const now = clock();
      const next = db
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(lte(mailOutbox.dueAt, now))
        .orderBy(asc(mailOutbox.dueAt), asc(mailOutbox.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(mailOutbox)
        .set({ dueAt: later(now, CLAIM_MS), attempts: sql`${mailOutbox.attempts} + 1` })
        .where(eq(mailOutbox.id, next))
        .returning();
      return row ?? null;
    },

    count: (): Promise<number> => db.$count(mailOutbox),

    remove: async ({ id }: OutboxRow): Promise<void> => {
      await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
    },

    /** The last try comes when its time is over, not an hour later. */
    retryLater: async ({ id, attempts, expiresAt }: OutboxRow): Promise<void> => {
      const wait = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? HOUR_MS;
      const next = later(clock(), wait);
      await db
        .update(mailOutbox)
        .set({ dueAt: next < expiresAt ? next : expiresAt })
        .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts)));
    },
  };
}
