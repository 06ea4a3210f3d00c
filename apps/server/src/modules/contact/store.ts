import { eq, lt, sql } from 'drizzle-orm';
import { type Database, deleteInBatches } from '../../database/index.ts';
import { messages } from './schema.ts';

export type StoredMessage = typeof messages.$inferSelect;

export async function insertMessage(tx: Database, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message);
}

export async function findMessage(db: Database, id: string): Promise<StoredMessage | undefined> {
  const rows = await db.select().from(messages).where(eq(messages.id, id)).limit(1);
  return rows[0];
}

/** By normalized address. */
export async function deleteOf(db: Database, email: string): Promise<void> {
  await db.delete(messages).where(sql`lower(${messages.email}) = lower(${email})`);
}

export async function deleteOlder(db: Database, than: Date): Promise<void> {
  await deleteInBatches(db, messages, lt(messages.receivedAt, than));
}
