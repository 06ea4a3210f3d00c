import { and, eq, lt } from 'drizzle-orm';
import { type Clock, DAY_MS, later } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { createDeletion } from './deletion.ts';
import { accounts } from './schema.ts';

/** Long enough for a forgotten mail; an address nobody verified may be somebody else's. */
const KEPT_MS = 30 * DAY_MS;
const AT_ONCE = 100;

class InUse extends Error {}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly deleteAccount: ReturnType<typeof createDeletion>;
}

/** Deletes accounts with an unverified address that nobody has used for a month, with all their data. */
export function createUnverifiedSweep({ db, clock, deleteAccount }: Parts) {
  const isForgotten = () => {
    const since = later(clock(), -KEPT_MS);
    return and(eq(accounts.emailVerified, false), lt(accounts.createdAt, since), lt(accounts.lastRefreshAt, since));
  };
  return async (): Promise<void> => {
    const forgotten = await db.select({ uid: accounts.uid }).from(accounts).where(isForgotten()).limit(AT_ONCE);
    for (const { uid } of forgotten) {
      await deleteAccount(uid, 'sweep', async (tx) => {
        const still = await tx.$count(accounts, and(eq(accounts.uid, uid), isForgotten()));
        // Verified or used since the query; the next round decides.
        if (still === 0) throw new InUse();
      }).catch((thrown: unknown) => {
        if (!(thrown instanceof InUse)) throw thrown;
      });
    }
  };
}
