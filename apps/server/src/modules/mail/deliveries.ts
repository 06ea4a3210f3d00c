import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { type Background, runInBackground } from '../../background.ts';
import { type Clock, SECOND_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { describeFailure } from '../../describe-failure.ts';
import type { Logger } from '../../log.ts';
import { createOutbox, type OutboxRow } from './outbox.ts';
import type { OutboxTable } from './schema.ts';

const LOOK_EVERY_MS = 2 * SECOND_MS;
/** Created after the response it follows, or its work would show in the response time. */
const AFTER_THE_REPLY_MS = 30;
const STOP_LIMIT_MS = 5 * SECOND_MS;

export type CountEnds = (end: 'sent' | 'retried' | 'given-up') => void;

/** Where messages go. Resolves once a message is durably accepted. */
export interface Transport<M> {
  /** `id` is the same on every try, so that the receiver can detect repetitions. */
  readonly send: (message: M, id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface DeliveryParts<M> {
  /** In logs: 'mail'. */
  readonly name: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly table: OutboxTable;
  readonly transport: Transport<M>;
  /** Concurrent deliveries per process. */
  readonly senders: number;
  /** Retrying would only be refused again. */
  readonly isRefusedForGood: (error: unknown) => boolean;
  /** How long the receiver asked us to wait. */
  readonly waitAskedForMs?: (error: unknown) => number;
  /** Called with the outcome of each try. */
  readonly count?: CountEnds;
}

interface Kind<M, P extends z.ZodType> {
  readonly kind: string;
  /** The row's payload. No code or answer, only who and what it is about. */
  readonly payload: P;
  readonly keepTryingMs: number;
  /** Called at the moment of sending, and on each retry. Null if there is nothing to send any more. */
  readonly compose: (payload: z.output<P>, row: { readonly createdAt: Date }) => Promise<M | null>;
}

/** Queues something for sending. Pass the transaction, and call `wake` after the commit. */
export type Queue<P extends z.ZodType> = (payload: z.input<P>, on?: Database) => Promise<void>;

/** A durable outbox: whatever was queued is sent, also after a restart or hours without a mail server. */
export function createDeliveries<M>(parts: DeliveryParts<M>) {
  const { name, db, clock, log, table, transport, senders, isRefusedForGood, waitAskedForMs } = parts;
  const { count = () => undefined } = parts;
  const outbox = createOutbox({ db, clock, table });
  const kinds = new Map<string, (row: OutboxRow) => Promise<M | null>>();

  async function deliver(row: OutboxRow): Promise<void> {
    const compose = kinds.get(row.kind);
    try {
      if (compose === undefined) throw new Error('no module here knows this kind');
      const message = await compose(row);
      if (message !== null) await transport.send(message, row.id);
      count('sent');
    } catch (error) {
      const about = { kind: row.kind, attempts: row.attempts, failure: describeFailure(error) };
      if (row.expiresAt > clock() && !isRefusedForGood(error)) {
        log.warn(about, `${name} not sent; it will be tried again`);
        count('retried');
        return outbox.retryLater(row, waitAskedForMs?.(error));
      }
      count('given-up');
      log.error(about, `${name} given up`);
    }
    return outbox.remove(row);
  }

  let worker: Background | null = null;
  let isStopping = false;
  const claim = async (): Promise<OutboxRow | null> => (isStopping ? null : outbox.claim());
  const sendInTurn = async (first: OutboxRow | null): Promise<void> => {
    for (let row = first; row !== null; row = await claim()) await deliver(row);
  };
  /** Several at once, so that a slow one does not hold up the others; a single worker checks for new rows. */
  const sendAll = async (): Promise<void> => {
    const first = await claim();
    if (first === null) return;
    const others = Array.from({ length: senders - 1 }, async () => sendInTurn(await claim()));
    const ends = await Promise.allSettled([sendInTurn(first), ...others]);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  };

  const wakeSoon = (): void => {
    setTimeout(() => worker?.wake(), AFTER_THE_REPLY_MS).unref();
  };

  return {
    define: <P extends z.ZodType>({ kind, payload, keepTryingMs, compose }: Kind<M, P>): Queue<P> => {
      kinds.set(kind, (row) => compose(payload.parse(row.payload), row));
      return async (value, on) => {
        await outbox.put({ kind, payload: payload.parse(value), keepTryingMs }, on);
        if (on === undefined) wakeSoon();
      };
    },
    wake: wakeSoon,
    waiting: outbox.count,
    /** Until started, messages only wait in the outbox, for this or another process. */
    start: (): void => {
      worker ??= runInBackground({ name, everyMs: LOOK_EVERY_MS, log, work: sendAll });
      worker.wake();
    },
    /** Waits briefly for deliveries in progress: whatever hangs is still a row and is sent after the next start. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.race([worker?.stop(), sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
      await transport.close();
    },
  };
}
