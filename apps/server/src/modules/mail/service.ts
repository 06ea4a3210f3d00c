import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { type Background, runInBackground } from '../../background.ts';
import { type Clock, SECOND_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { describeFailure } from '../../describe-failure.ts';
import type { Logger } from '../../log.ts';
import { createOutbox, type OutboxRow } from './outbox.ts';
import { isRefusedForGood, type MailTransport, type Message, SENDERS } from './transport.ts';

const LOOK_EVERY_MS = 2 * SECOND_MS;
/** Mail is made after the reply that it follows: else its work would show in the time the reply takes. */
const AFTER_THE_REPLY_MS = 30;
const STOP_LIMIT_MS = 5 * SECOND_MS;

export type CountMail = (end: 'sent' | 'retried' | 'given-up') => void;

interface MailParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly transport: MailTransport;
  /** Told what became of each try. */
  readonly count?: CountMail;
}

interface MailKind<P extends z.ZodType> {
  readonly kind: string;
  /** What the row keeps. No code, no answer: only who and what it is about. */
  readonly payload: P;
  readonly keepTryingMs: number;
  /** Called at the moment of sending, again at each try. Null when there is nothing to send any more. */
  readonly compose: (payload: z.output<P>, row: { readonly createdAt: Date }) => Promise<Message | null>;
}

type Compose = (row: OutboxRow) => Promise<Message | null>;

/** Queues mail for sending. Inside a transaction hand it in, and call `wake` after the commit. */
export type SendMail<P extends z.ZodType> = (payload: z.input<P>, on?: Database) => Promise<void>;

/** A durable outbox: whatever was put in is sent, also after a restart or hours without a mail server. */
export function createMail({ db, clock, log, transport, count = () => undefined }: MailParts) {
  const outbox = createOutbox({ db, clock });
  const kinds = new Map<string, Compose>();

  async function deliver(row: OutboxRow): Promise<void> {
    const compose = kinds.get(row.kind);
    try {
      if (compose === undefined) throw new Error('no module here knows this kind of mail');
      const message = await compose(row);
      if (message !== null) await transport.send(message, row.id);
      count('sent');
    } catch (error) {
      const about = { kind: row.kind, attempts: row.attempts, failure: describeFailure(error) };
      if (row.expiresAt > clock() && !isRefusedForGood(error)) {
        log.warn(about, 'mail not sent; it will be tried again');
        count('retried');
        return outbox.retryLater(row);
      }
      count('given-up');
      log.error(about, 'mail given up');
    }
    return outbox.remove(row);
  }

  let worker: Background | null = null;
  let isStopping = false;
  const sendInTurn = async (): Promise<void> => {
    while (!isStopping) {
      const row = await outbox.claim();
      if (row === null) return;
      await deliver(row);
    }
  };
  /** Several at once: one slow mail must not keep back the codes that people wait for. */
  const sendAll = async (): Promise<void> => {
    const ends = await Promise.allSettled(Array.from({ length: SENDERS }, sendInTurn));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  };

  const wakeSoon = (): void => {
    setTimeout(() => worker?.wake(), AFTER_THE_REPLY_MS).unref();
  };

  return {
    define: <P extends z.ZodType>({ kind, payload, keepTryingMs, compose }: MailKind<P>): SendMail<P> => {
      kinds.set(kind, (row) => compose(payload.parse(row.payload), row));
      return async (value, on) => {
        await outbox.put({ kind, payload: payload.parse(value), keepTryingMs }, on);
        if (on === undefined) wakeSoon();
      };
    },
    wake: wakeSoon,
    waiting: outbox.count,
    /** Until then mail only waits in the outbox: for this process, once it is up, or for another one. */
    start: (): void => {
      worker ??= runInBackground({ name: 'mail', everyMs: LOOK_EVERY_MS, log, work: sendAll });
      worker.wake();
    },
    /** Waits for the mail in hand, not long: what hangs is a row still, and is sent after the next start. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.race([worker?.stop(), sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
      await transport.close();
    },
  };
}

export type Mail = ReturnType<typeof createMail>;
