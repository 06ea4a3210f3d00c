import { randomUUID } from 'node:crypto';
import { AppError } from '@evidose/contract';
import { type Clock, DAY_MS, HOUR_MS, later } from '../../clock.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { mailboxOf } from '../identity/service.ts';
import type { Mail } from '../mail/index.ts';
import type { Limit, Throttle } from '../throttle/service.ts';
import { createContactMails } from './mails.ts';
import { deleteOf, deleteOlder, insertMessage } from './store.ts';

const BY_SOURCE: Limit = { name: 'contact-source', hits: 5, windowMs: HOUR_MS };
/**
 * Receipts go to whatever address was typed: nobody may be flooded through our form. The message is kept anyway,
 * otherwise a stranger could use up somebody's messages.
 */
const RECEIPTS: Limit = { name: 'contact-address', hits: 3, windowMs: DAY_MS };
const KEPT_MS = 180 * DAY_MS;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly mail: Mail;
  readonly contactAddress: string | null;
}

export interface NewMessage {
  readonly kind: 'contact' | 'business';
  readonly name: string;
  readonly email: string;
  readonly company?: string;
  readonly message: string;
  readonly website?: string | undefined;
}

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ db, clock, throttle, mail, contactAddress }: Parts) {
  const mails = createContactMails({ db, mail, contactAddress });

  async function allow(limit: Limit, subject: string): Promise<void> {
    const taken = await throttle.take(limit, subject);
    if (!taken.isAllowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds });
  }

  return {
    receive: ({ website, company, ...message }: NewMessage, source: string) =>
      failWith('DATA_NOT_STORED', async () => {
        await allow(BY_SOURCE, source);
        // A bot caught by the honeypot gets the same reply as anybody else.
        if (website !== undefined && website !== '') return;
        const receipt = await throttle.take(RECEIPTS, mailboxOf(message.email.toLowerCase()));
        const id = randomUUID();
        await inTransaction(db, async (tx) => {
          await insertMessage(tx, { ...message, id, company: company ?? null, receivedAt: clock() });
          await mails.toUs({ id }, tx);
          if (receipt.isAllowed) await mails.receipt({ id }, tx);
        });
        mails.wake();
      }),
    /** The address must be verified: anybody may have written in its name, and only its owner may delete that. */
    erase: (email: string) => failWith('SOMETHING_FAILED', () => deleteOf(db, email)),
    sweep: () => deleteOlder(db, later(clock(), -KEPT_MS)),
  };
}
