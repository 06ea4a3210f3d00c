import { createTransport } from 'nodemailer';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

/** Where mail goes: a mail server, or the local mailbox. Resolves when it has been taken over for good. */
export interface MailTransport {
  readonly send: (message: Message) => Promise<void>;
  readonly close: () => Promise<void>;
}

const TIMEOUT_MS = 15_000;

export function createSmtpTransport({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string;
  readonly from: string;
}): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing of ours is attached; a template must never be able to read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transporter.sendMail({ from, ...message, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: async () => transporter.close(),
  };
}
