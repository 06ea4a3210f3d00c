import { eq, lt } from 'drizzle-orm';
import { type Clock, later, MINUTE_MS } from '../../../clock.ts';
import { type Database, deleteInBatches } from '../../../database/index.ts';
import { digest, randomToken, type Secret } from '../../../secret.ts';
import { providerAttempts } from '../schema.ts';
import { Checks } from './relying-party.ts';

const ATTEMPT_MS = 10 * MINUTE_MS;
const PURPOSE = 'provider-attempt';

interface AttemptParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
}

/** Sign-ins in progress, as rows: the browser may come back to another process. */
export function createAttempts({ db, clock, secret }: AttemptParts) {
  return {
    keep: async (providerId: string, checks: Checks): Promise<string> => {
      const sessionId = randomToken();
      await db.insert(providerAttempts).values({
        sessionHash: digest(sessionId),
        providerId,
        sealedChecks: secret.seal(PURPOSE, JSON.stringify(checks)),
        expiresAt: later(clock(), ATTEMPT_MS),
      });
      return sessionId;
    },
    /** Deleted when first read, whatever the outcome: a callback cannot be replayed. */
    take: async (sessionId: string): Promise<{ providerId: string; checks: Checks } | null> => {
      const [row] = await db
        .delete(providerAttempts)
        .where(eq(providerAttempts.sessionHash, digest(sessionId)))
        .returning();
      if (row === undefined || row.expiresAt <= clock()) return null;
      return { providerId: row.providerId, checks: Checks.parse(JSON.parse(secret.open(PURPOSE, row.sealedChecks))) };
    },
    sweep: async (): Promise<void> => {
      await deleteInBatches(db, providerAttempts, lt(providerAttempts.expiresAt, clock()));
    },
  };
}
