import { AppError, PIN_ACCESS_MS } from '@evidose/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import { type Clock, later, MINUTE_MS } from '../../clock.ts';
import { type Database, deleteInBatches, inTransaction } from '../../database/index.ts';
import { digest, randomToken, type Secret } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import type { Throttle } from '../throttle/service.ts';
import { createKnownDevices } from './device.ts';
import {
  countFailure,
  countLocked,
  forgive,
  type HeldSource,
  holdSource,
  KNOWN_SOURCE_MS,
  liftLocks,
  sweepSources,
} from './locks.ts';
import { createPin } from './pin.ts';
import { gatePasses } from './schema.ts';
import { pauseAfter, STRANGERS, waitForStrangers } from './stranger-throttle.ts';

export const TICKET_MS = 10 * MINUTE_MS;

interface GateParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly configuredPin: string;
}

type Attempt =
  | { readonly outcome: 'right'; readonly ticket: string; readonly macInForce: string }
  | { readonly outcome: 'wrong'; readonly lockMs: number | null }
  | { readonly outcome: 'locked'; readonly retryAfterSeconds: number };

interface Passed {
  readonly ticket: string;
  readonly device: { readonly token: string; readonly expiresAt: Date };
}

const isKnown = ({ rightAt }: HeldSource, now: Date): boolean =>
  rightAt !== null && rightAt.getTime() + KNOWN_SOURCE_MS > now.getTime();

/** The PIN gate: friction in front of the pages, not authentication. It gives no access to personal data. */
export function createGate({ db, clock, secret, audit, throttle, configuredPin }: GateParts) {
  const currentPin = createPin({ configuredPin, secret });
  const devices = createKnownDevices({ clock, secret });
  // There are few network addresses: a plain digest of one could be brute-forced.
  const keyOf = (source: string) => secret.mac('gate-source', source);

  async function issue(tx: Database, stage: 'ticket' | 'open', expiresAt: Date): Promise<string> {
    const token = randomToken();
    await tx.insert(gatePasses).values({ tokenHash: digest(token), stage, expiresAt });
    return token;
  }

  /** Strangers are serialized: of two at once only one finds the pause over. */
  async function strangersWait(tx: Database, { failures, strikes }: HeldSource, now: Date): Promise<number> {
    await holdSource(tx, keyOf('all strangers'), now);
    return waitForStrangers(throttle, tx, { now, hasFailed: failures + strikes > 0 });
  }

  /** One transaction, so that a concurrent request cannot come between reading and writing. */
  function attempt(pin: string, source: string, device: string | undefined): Promise<Attempt> {
    return inTransaction(db, async (tx) => {
      const now = clock();
      const macInForce = await currentPin.macInForce(tx);
      // A device that has known this PIN counts for itself, whatever others do from the same address.
      const deviceId = devices.idOf(device, macInForce);
      const held = await holdSource(tx, keyOf(deviceId === null ? source : `device ${deviceId}`), now);
      const lockedMs = held.lockedUntil.getTime() - now.getTime();
      if (lockedMs > 0) return { outcome: 'locked', retryAfterSeconds: Math.ceil(lockedMs / 1_000) };
      const isStranger = deviceId === null && !isKnown(held, now);
      const waitMs = isStranger ? await strangersWait(tx, held, now) : 0;
      if (waitMs > 0) return { outcome: 'locked', retryAfterSeconds: Math.ceil(waitMs / 1_000) };
      if (!currentPin.isRight(pin, macInForce)) {
        if (isStranger) await throttle.take(STRANGERS, 'all', tx);
        const lockMs = await countFailure(tx, held, now);
        await audit.record({ event: lockMs === null ? 'gate.pin-wrong' : 'gate.locked', source }, tx);
        return { outcome: 'wrong', lockMs };
      }
      await forgive(tx, held, now);
      await audit.record({ event: 'gate.pin-accepted', source }, tx);
      return { outcome: 'right', ticket: await issue(tx, 'ticket', later(now, TICKET_MS)), macInForce };
    });
  }

  return {
    /** `device`: this browser's device cookie, if any. */
    verifyPin: async (pin: string, source: string, device?: string): Promise<Passed> => {
      const result = await attempt(pin, source, device);
      if (result.outcome === 'right') return { ticket: result.ticket, device: devices.make(result.macInForce) };
      if (result.outcome === 'locked') {
        throw new AppError('TOO_MANY_PINS', { retryAfterSeconds: result.retryAfterSeconds });
      }
      const wait = result.lockMs === null ? {} : { retryAfterSeconds: result.lockMs / 1_000 };
      throw new AppError('INVALID_PIN', { field: 'pin', ...wait });
    },

    /** A ticket opens one gate and is deleted when used. */
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

    /** Until when this token opens the gate, or null. */
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

    noteConfiguredPin: (): Promise<void> => inTransaction(db, (tx) => currentPin.noteConfigured(clock, tx)),

    rotatePin: (newPin: string, source: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await currentPin.rotate(newPin, clock, tx);
        await audit.record({ event: 'gate.pin-rotated', source }, tx);
      }),

    /** For the operator: what is locked now. */
    state: async (): Promise<{ wrongByStrangers: number; pauseMs: number; lockedSources: number }> => {
      const { count } = await throttle.recent(STRANGERS, 'all');
      return { wrongByStrangers: count, pauseMs: pauseAfter(count), lockedSources: await countLocked(db, clock()) };
    },

    /** For the operator: one source, or everything. */
    lift: (source: string | null): Promise<void> =>
      inTransaction(db, async (tx) => {
        await liftLocks(tx, source === null ? null : keyOf(source));
        if (source === null) await throttle.clear(STRANGERS, 'all', tx);
        await audit.record({ event: 'gate.lifted', source: 'operator' }, tx);
      }),

    sweep: async (): Promise<void> => {
      await deleteInBatches(db, gatePasses, lt(gatePasses.expiresAt, clock()));
      await sweepSources(db, clock);
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
