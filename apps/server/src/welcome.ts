import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { MAILBOX_PATH } from './modules/mail/index.ts';

/** What a newcomer needs: the address, the PIN, and where mail goes. In production the PIN is not printed. */
export function printWelcome(config: Config, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const local = `http://localhost:${port}`;
  const mail = config.mail.smtpUrl === null ? `${local}${MAILBOX_PATH}` : 'by SMTP';
  const lines = config.isProduction
    ? [`Evidose runs at ${config.publicUrl}`]
    : ['', `  Evidose runs at  ${local}`, `  PIN              ${config.pin}`, `  Mail goes to     ${mail}`, ''];
  process.stdout.write(`${lines.join('\n')}\n`);
}
