import { eq, or, sql } from 'drizzle-orm';
import { type Database, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { DOWNLOADED, mailOutbox, messages, PLANS, pushOutbox } from '../personal-tables.ts';

type Rows = Readonly<Record<string, unknown>>[];

const without = (row: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

interface Person {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export type MyDataService = ReturnType<typeof createMyDataService>;

/** All data about a person, as stored, table by table. */
export function createMyDataService({ db }: { readonly db: Database }) {
  const read = <T>(query: () => Promise<T>) => failWith('SOMETHING_FAILED', () => repeatable(query));

  /** Rows without a uid are found by the person's address. */
  async function* byAddress({ uid, email }: Person): AsyncGenerator<readonly [string, Rows]> {
    const isWrittenByMe = sql`lower(${messages.email}) = lower(${email})`;
    yield ['messages', await read(async () => db.select().from(messages).where(isWrittenByMe))];
    const isForMe = or(eq(sql`${mailOutbox.payload}->>'uid'`, uid), eq(sql`${mailOutbox.payload}->>'email'`, email));
    const { kind, createdAt, dueAt } = mailOutbox;
    yield [
      'mails-waiting',
      await read(async () => db.select({ kind, createdAt, dueAt }).from(mailOutbox).where(isForMe)),
    ];
  }

  async function notificationsWaiting(uid: string): Promise<Rows> {
    const { kind, createdAt, dueAt, payload } = pushOutbox;
    const isForMe = eq(sql`${payload}->>'uid'`, uid);
    return read(async () => db.select({ kind, createdAt, dueAt }).from(pushOutbox).where(isForMe));
  }

  return {
    async *tables(person: Person): AsyncGenerator<readonly [string, Rows]> {
      for (const { name, table, withheld } of DOWNLOADED) {
        if (name === PLANS) continue;
        const rows: Rows = await read(async () => db.select().from(table).where(eq(table.uid, person.uid)));
        yield [name, rows.map((row) => without(row, withheld))];
      }
      yield ['notifications-waiting', await notificationsWaiting(person.uid)];
      // Messages belong to the owner of the address, which only a verified one proves.
      if (person.emailVerified) yield* byAddress(person);
    },
  };
}
