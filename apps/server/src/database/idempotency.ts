import { AppError } from '@evidose/contract';
import { and, eq, lt } from 'drizzle-orm';
import { digest } from '../secret.ts';
import type { Database } from './database.ts';
import { personalWrite } from './people.ts';
import { idempotencyKeys } from './schema.ts';
import { deleteInBatches } from './sweep.ts';
import type { Question } from './versioned-write.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

interface RequestKey {
  readonly uid: string;
  /** Routes share the table, and their responses differ. */
  readonly route: 'plan' | 'api' | 'intake';
  /** As sent: of any content, and as long as a header may be. */
  readonly key: string;
  /** Hash of the request: the same key with a different request is a mistake, not a repetition. */
  readonly requestHash: string;
}

const storedKeyOf = ({ route, key }: RequestKey): string => `${route}:${digest(key)}`;

type Earlier = Readonly<Record<string, unknown>>;

const usedOtherwise = () => new AppError('CONFLICT', { hint: 'This Idempotency-Key was used for another request.' });

/**
 * Does the work once per key: key, work and response are one transaction. A second request with the same key waits for
 * the first (on the key's row) and gets its response.
 */
export function once<T>(db: Database, request: RequestKey, work: (tx: Database) => Promise<T>): Promise<T> {
  const { uid, requestHash } = request;
  const key = storedKeyOf(request);
  const isThis = and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));
  return personalWrite(db, { uid }, async (tx) => {
    const mine = await tx.insert(idempotencyKeys).values({ uid, key, requestHash }).onConflictDoNothing().returning();
    if (mine.length > 0) {
      const result = await work(tx);
      await tx.update(idempotencyKeys).set({ status: 200, response: result }).where(isThis);
      return result;
    }
    const [earlier] = await tx.select().from(idempotencyKeys).where(isThis);
    if (earlier?.requestHash !== requestHash) throw usedOtherwise();
    // Written by the branch above for the same request.
    return earlier.response as T;
  });
}

/** For `versioned-write.ts`: of two requests with one key the second reads again. */
export const repetition = {
  read: (request: RequestKey): Question => ({
    text: 'SELECT request_hash, response::text AS response FROM idempotency_keys WHERE uid = $1 AND key = $2',
    values: [request.uid, storedKeyOf(request)],
  }),
  /** The first response as text; null if this is the first request. */
  answerIn: ([row]: readonly Earlier[], { requestHash }: RequestKey): string | null => {
    if (row === undefined) return null;
    if (row['request_hash'] !== requestHash) throw usedOtherwise();
    return String(row['response']);
  },
  remember: (request: RequestKey, response: string): Question => ({
    text: `INSERT INTO idempotency_keys (uid, key, request_hash, status, response) VALUES ($1, $2, $3, 200, $4)`,
    values: [request.uid, storedKeyOf(request), request.requestHash, response],
  }),
};

export async function sweepKeys(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
