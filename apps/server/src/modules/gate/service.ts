import { AppError, PIN_ACCESS_MS } from '@evidose/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import { type Clock, DAY_MS, later, MINUTE_MS } from '../../clock.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { digest, randomToken, type Secret } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import type { Limit, Throttle } from '../throttle/service.ts';
import { countFailure, forgive, holdSource, sweepSources } from './locks.ts';
import { createPin } from './pin.ts';
import { gatePasses } from './schema.ts';

export const TICKET_MS = 10 * MINUTE_MS;
/** 10,000 PINs fall in an afternoon to somebody with many addresses, so all sources share this one. */
export const WRONG_PINS_OVERALL: Limit = { name: 'gate-overall', hits: 200, windowMs: DAY_MS };

interface GateParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly configuredPin: string;
}

type Attempt =
  | { readonly outcome: 'right'; readonly ticket: string }
  | { readonly outcome: 'wrong'; readonly lockMs: number | null }
  | { readonly outcome: 'locked'; readonly retryAfterSeconds: number };

/** The PIN gate: friction before the main pages, not authentication. Nothing personal can be read with it alone. */
export function createGate({ db, clock, secret, audit, throttle, configuredPin }: GateParts) {
  const currentPin = createPin({ configuredPin, secret });

  async function issue(tx: Database, stage: 'ticket' | 'open', expiresAt: Date): Promise<string> {
    const token = randomToken();
    await tx.insert(gatePasses).values({ tokenHash: digest(token), stage, expiresAt });
    return token;
  }

  /** One transaction: what is read of the source and what is written of it cannot be told apart by a rival. */
  function attempt(pin: string, source: string): Promise<Attempt> {
    return inTransaction(db, async (tx) => {
      const now = clock();
      const held = await holdSource(tx, source, now);
      const lockedMs = held.lockedUntil.getTime() - now.getTime();
      if (lockedMs > 0) return { outcome: 'locked', retryAfterSeconds: Math.ceil(lockedMs / 1_000) };
      const overall = await throttle.take(WRONG_PINS_OVERALL, 'all', tx);
      if (!overall.isAllowed) return { outcome: 'locked', retryAfterSeconds: overall.retryAfterSeconds };
      if (!(await currentPin.isRight(pin, tx))) {
        const lockMs = await countFailure(tx, held, now);
        await audit.record({ event: lockMs === null ? 'gate.pin-wrong' : 'gate.locked', source }, tx);
        return { outcome: 'wrong', lockMs };
      }
      await overall.giveBack(tx);
      await forgive(tx, held, now);
      await audit.record({ event: 'gate.pin-accepted', source }, tx);
      return { outcome: 'right', ticket: await issue(tx, 'ticket', later(now, TICKET_MS)) };
    });
  }

  return {
    verifyPin: async (pin: string, source: string): Promise<{ ticket: string }> => {
      const result = await attempt(pin, source);
      if (result.outcome === 'right') return { ticket: result.ticket };
      if (result.outcome === 'locked') {
        throw new AppError('TOO_MANY_PINS', { retryAfterSeconds: result.retryAfterSeconds });
      }
      const wait = result.lockMs === null ? {} : { retryAfterSeconds: result.lockMs / 1_000 };
      throw new AppError('INVALID_PIN', { field: 'pin', ...wait });
    },

    /** A ticket opens one gate: it is gone with its use. */
    acceptTerms: (ticket: string, source: string): Promise<{ token: string; expiresAt: Date }> =>
      inTransaction(db, async (tx) => {
        const now = clock();
        const used = await tx
          .delete(gatePasses)
          .where(and(eq(gatePasses.tokenHash, digest(ticket)), eq(gatePasses.stage, 'ticket')))
          .returning();
        if (used[0] === undefined || used[0].expiresAt <= now) throw new AppError('TICKET_EXPIRED');
        const expiresAt = later(now, PIN_ACCESS_MS);
        await audit.record({ event: 'gate.opened', source }, tx);
        return { token: await issue(tx, 'open', expiresAt), expiresAt };
      }),

    /** Until when this token opens the gate; null when it does not. */
    expiryOf: async (token: string | undefined): Promise<Date | null> => {
      if (token === undefined) return null;
      const [pass] = await db
        .select({ expiresAt: gatePasses.expiresAt })
        .from(gatePasses)
        .where(
          and(eq(gatePasses.tokenHash, digest(token)), eq(gatePasses.stage, 'open'), gt(gatePasses.expiresAt, clock())),
        );
      return pass?.expiresAt ?? null;
    },

    rotatePin: (newPin: string, source: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await currentPin.rotate(newPin, clock, tx);
        await audit.record({ event: 'gate.pin-rotated', source }, tx);
      }),

    sweep: async (): Promise<void> => {
      await db.delete(gatePasses).where(lt(gatePasses.expiresAt, clock()));
      await sweepSources(db, clock);
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
