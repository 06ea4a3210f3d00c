import { setTimeout as sleep } from 'node:timers/promises';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { classifyFailure, type Failure } from './failures.ts';

/** About four seconds in all: covers a restart of the embedded server, or a quick failover. */
const PAUSES_MS = [20, 50, 100, 200, 400, 800, 1_000, 1_500];

/** With a silent server each attempt takes its full timeout, so give up after the first. */
const GIVE_UP_AFTER_MS = 6_000;

export async function repeat<T>(attempt: () => Promise<T>, isSafe: (failure: Failure) => boolean): Promise<T> {
  const begun = performance.now();
  for (const pause of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isSafe(classifyFailure(error)) || performance.now() - begun > GIVE_UP_AFTER_MS) throw error;
      // Jitter: transactions that collided must not collide again.
      await sleep(pause * (0.5 + Math.random()));
    }
  }
  return attempt();
}

/** Reported by the database itself. Not for a full disk, where retrying soon does not help. */
export const wasNotDone = (failure: Failure): boolean => failure === 'rolled-back' || failure === 'read-only';

const isNested = (db: Database): boolean => db instanceof PgTransaction;

/**
 * Runs `work` in one transaction, retried if the database rolled it back or was lost before the commit was sent. A
 * connection lost during the commit is not retried, since it may have succeeded. `work` must touch nothing but `tx`.
 * Inside another transaction it becomes a savepoint.
 */
export function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  if (isNested(db)) return db.transaction(work);
  let isCommitting = false;
  return repeat(
    () => {
      isCommitting = false;
      return db.transaction(async (tx) => {
        const result = await work(tx);
        isCommitting = true;
        return result;
      }, config);
    },
    (failure) => wasNotDone(failure) || (failure === 'unreachable' && !isCommitting),
  );
}

/** Like `inTransaction`, for idempotent work: also retried after a lost commit. */
export function repeatableTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return isNested(db) ? db.transaction(work) : repeatable(() => db.transaction(work));
}

/** Retries idempotent work: reads, and writes that end in the same state. */
export function repeatable<T>(work: () => Promise<T>): Promise<T> {
  return repeat(work, (failure) => wasNotDone(failure) || failure === 'unreachable');
}
