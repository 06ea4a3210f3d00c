import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Logger } from '../../log.ts';
import { type CountEnds, createDeliveries, type Queue } from './deliveries.ts';
import { mailOutbox } from './schema.ts';
import { isRefusedForGood, type MailTransport, SENDERS } from './transport.ts';

interface MailParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly transport: MailTransport;
  /** Called with the outcome of each try. */
  readonly count?: CountEnds;
}

export type SendMail<P extends z.ZodType> = Queue<P>;

export const createMail = (parts: MailParts) =>
  createDeliveries({ ...parts, name: 'mail', table: mailOutbox, senders: SENDERS, isRefusedForGood });

export type Mail = ReturnType<typeof createMail>;
