import { createTransport } from 'nodemailer';
import type { Transport } from './deliveries.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** The one-click unsubscribe address (RFC 8058). */
  readonly endsAt?: string;
}

/** A mail server or the local mailbox. */
export type MailTransport = Transport<Message>;

const headersOf = (endsAt: string | undefined) => ({
  'Auto-Submitted': 'auto-generated',
  ...(endsAt === undefined
    ? {}
    : { 'List-Unsubscribe': `<${endsAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** Concurrent mails per process. */
export const SENDERS = 4;
const TIMEOUT_MS = 15_000;
/** After the message itself: a mail server that scans it may be slow, and a duplicate is worse than a wait. */
const ANSWER_LIMIT_MS = 90_000;

/** The mail server permanently refused this message; retrying is pointless. */
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
    // No attachments; a template must never be able to read a file or fetch a URL.
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
