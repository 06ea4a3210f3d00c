import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import type { Logger } from '../../log.ts';
import type { CountEnds } from './deliveries.ts';
import { createLocalMailbox } from './local-mailbox.ts';
import { mountMailbox } from './mailbox-routes.ts';
import { createMail } from './service.ts';
import { createSmtpTransport } from './transport.ts';

interface MailOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Config;
  readonly announce: (line: string) => void;
  readonly count: CountEnds;
}

/** By SMTP if configured, as it must be in production; otherwise into the local mailbox. */
export function connectMail({ db, clock, log, config, announce, count }: MailOptions) {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) {
    const mail = createMail({ db, clock, log, count, transport: createSmtpTransport({ smtpUrl, from }) });
    return { mail, mountMailbox: (_app: FastifyInstance) => undefined };
  }
  const mailbox = createLocalMailbox({ db, clock, announce, publicUrl: config.publicUrl });
  return {
    mail: createMail({ db, clock, log, count, transport: mailbox.transport }),
    mountMailbox: (app: FastifyInstance) => mountMailbox(app, mailbox),
  };
}
