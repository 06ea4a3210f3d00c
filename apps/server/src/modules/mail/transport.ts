import { createTransport } from 'nodemailer';
import type { Transport } from './deliveries.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Where one click ends such mails (RFC 8058). */
  readonly endsAt?: string;
}

/** Where mail goes: a mail server, or the local mailbox. */
export type MailTransport = Transport<Message>;

const headersOf = (endsAt: string | undefined) => ({
  'Auto-Submitted': 'auto-generated',
  ...(endsAt === undefined
    ? {}
    : { 'List-Unsubscribe': `<${endsAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** Mails under way at once, for one process. */
export const SENDERS = 4;
const TIMEOUT_MS = 15_000;
/** After the message itself: a mail server that scans it may take its time, and a second copy is worse than a wait. */
const ANSWER_LIMIT_MS = 90_000;

/** The mail server will never take this message: another try would only be refused again. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMessage && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

export function createSmtpTransport({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string;
  readonly from: string;
}): MailTransport {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: SENDERS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    // Nothing of ours is attached; a template must never be able to read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ endsAt, ...message }, id) => {
      await transporter.sendMail({
        from,
        ...message,
        messageId: `<${id}@${domain}>`,
        headers: headersOf(endsAt),
      });
    },
    close: async () => transporter.close(),
  };
}
