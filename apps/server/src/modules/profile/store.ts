import { ofEachProfileField, type ProfileField } from '@evidose/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

export type ProfileChanges = { readonly [Field in ProfileField]?: string | undefined };

interface Merge {
  readonly uid: string;
  readonly email: string;
  readonly changes: ProfileChanges;
}

/** One statement, so that two concurrent merges both count. The creation date stays. */
export async function mergeUser(db: Database, { uid, email, changes }: Merge, now: Date): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ uid, email, ...ofEachProfileField((field) => changes[field] ?? ''), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: users.uid,
      set: {
        email,
        ...ofEachProfileField((field) => changes[field] ?? sql`${users[field]}`),
        updatedAt: now,
      },
    })
    .returning();
  if (row === undefined) throw new Error('the user document was not returned');
  return row;
}

/** The account's address has changed. */
export async function noteAddress(tx: Database, uid: string, email: string): Promise<void> {
  await tx.update(users).set({ email }).where(eq(users.uid, uid));
}

export async function findUser(db: Database, uid: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.uid, uid));
  return row ?? null;
}
