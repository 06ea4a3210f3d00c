import { randomUUID } from 'node:crypto';
import { desc, eq, notInArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { localMailbox } from './schema.ts';
import type { MailTransport } from './transport.ts';

const KEPT = 100;

export type LocalMail = typeof localMailbox.$inferSelect;

interface MailboxParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Prints to the console that mail has arrived, and where to read it. */
  readonly announce: (line: string) => void;
  readonly publicUrl: string;
}

/** Replaces a mail server on a developer's machine. The newest hundred are kept. */
export function createLocalMailbox({ db, clock, announce, publicUrl }: MailboxParts) {
  const newestFirst = [desc(localMailbox.sentAt), desc(localMailbox.id)];
  const transport: MailTransport = {
    send: async ({ to, subject, text, html }) => {
      const id = randomUUID();
      const row = { id, sentAt: clock(), recipient: to, subject, textBody: text, htmlBody: html };
      await db.insert(localMailbox).values(row);
      const kept = db
        .select({ id: localMailbox.id })
        .from(localMailbox)
        .orderBy(...newestFirst)
        .limit(KEPT);
      await db.delete(localMailbox).where(notInArray(localMailbox.id, kept));
      announce(`  Mail: ${subject}  ${publicUrl}/dev/mailbox/${id}`);
    },
    close: async () => undefined,
  };
  return {
    transport,
    list: (): Promise<LocalMail[]> =>
      db
        .select()
        .from(localMailbox)
        .orderBy(...newestFirst),
    find: async (id: string): Promise<LocalMail | null> => {
      const [mail] = await db.select().from(localMailbox).where(eq(localMailbox.id, id));
      return mail ?? null;
    },
  };
}

export type LocalMailbox = ReturnType<typeof createLocalMailbox>;
