import { eq, or, sql } from 'drizzle-orm';
import { type Database, repeatable } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import { DOWNLOADED, mailOutbox, messages } from '../personal-tables.ts';
import type { Profile } from '../profile/service.ts';

type Rows = Readonly<Record<string, unknown>>[];

const without = (row: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

/** What has no uid is found by the person's address. */
async function byAddress(db: Database, { uid, email }: { uid: string; email: string }): Promise<Record<string, Rows>> {
  const [written, waiting] = await Promise.all([
    db.select().from(messages).where(sql`lower(${messages.email}) = lower(${email})`),
    db
      .select({ kind: mailOutbox.kind, createdAt: mailOutbox.createdAt, dueAt: mailOutbox.dueAt })
      .from(mailOutbox)
      .where(or(eq(sql`${mailOutbox.payload}->>'uid'`, uid), eq(sql`${mailOutbox.payload}->>'email'`, email))),
  ]);
  return { messages: written, 'mails-waiting': waiting };
}

export type MyDataService = ReturnType<typeof createMyDataService>;

/** Everything that is kept about a person, as it is kept. */
export function createMyDataService(db: Database, profile: Profile) {
  return {
    collect: (uid: string, isVerified: boolean) =>
      failsAs('SOMETHING_FAILED', () =>
        repeatable(async () => {
          const { email } = await profile.read(uid);
          const tables: Record<string, Rows> = {};
          for (const { name, table, withheld } of DOWNLOADED) {
            const rows: Rows = await db.select().from(table).where(eq(table.uid, uid));
            tables[name] = rows.map((row) => without(row, withheld));
          }
          // Messages belong to whoever holds the address, which only a verified one proves.
          return { ...tables, ...(isVerified ? await byAddress(db, { uid, email }) : {}) };
        }),
      ),
  };
}
