import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { newUid } from './ids.ts';
import { type Account, type AccountProvider, accountEmails, accountProviders, accounts } from './schema.ts';

export interface NewAccount {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly displayName?: string | null;
  readonly photoUrl?: string | null;
}

/** Null if the address is taken, also by a concurrent sign-up. */
export async function insertAccount(tx: Database, account: NewAccount, now: Date): Promise<Account | null> {
  const uid = newUid();
  const [row] = await tx
    .insert(accounts)
    .values({
      uid,
      displayName: null,
      photoUrl: null,
      ...account,
      passwordChangedAt: account.passwordHash === null ? null : now,
      isDisabled: false,
      sessionVersion: 1,
      validSince: now,
      createdAt: now,
      lastLoginAt: now,
      lastRefreshAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('the new account was not returned');
  if (account.email !== null && !(await claimEmail(tx, account.email, uid))) {
    await tx.delete(accounts).where(eq(accounts.uid, uid));
    return null;
  }
  return row;
}

/** False if it is taken. */
export async function claimEmail(tx: Database, email: string, uid: string): Promise<boolean> {
  const claimed = await tx.insert(accountEmails).values({ email, uid }).onConflictDoNothing().returning();
  return claimed.length === 1;
}

export async function releaseEmail(tx: Database, email: string): Promise<void> {
  await tx.delete(accountEmails).where(eq(accountEmails.email, email));
}

export async function findAccount(db: Database, uid: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid));
  return account ?? null;
}

/** Locks the account until the transaction ends. */
export async function holdAccount(tx: Database, uid: string): Promise<Account | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.uid, uid)).for('update');
  return account ?? null;
}

export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const [found] = await db
    .select({ account: accounts })
    .from(accountEmails)
    .innerJoin(accounts, eq(accounts.uid, accountEmails.uid))
    .where(eq(accountEmails.email, email));
  return found?.account ?? null;
}

export async function updateAccount(
  db: Database,
  uid: string,
  changes: Partial<Omit<Account, 'uid' | 'createdAt'>>,
): Promise<Account | null> {
  const [account] = await db.update(accounts).set(changes).where(eq(accounts.uid, uid)).returning();
  return account ?? null;
}

export async function deleteAccount(tx: Database, uid: string): Promise<boolean> {
  return (await tx.delete(accounts).where(eq(accounts.uid, uid)).returning()).length === 1;
}

export async function listProviders(db: Database, uid: string): Promise<readonly AccountProvider[]> {
  return db.select().from(accountProviders).where(eq(accountProviders.uid, uid)).orderBy(accountProviders.linkedAt);
}

export async function findProvider(db: Database, providerId: string, subject: string): Promise<AccountProvider | null> {
  const [provider] = await db
    .select()
    .from(accountProviders)
    .where(and(eq(accountProviders.providerId, providerId), eq(accountProviders.subject, subject)));
  return provider ?? null;
}

/** False if this identity is already linked to an account. */
export async function insertProvider(tx: Database, provider: AccountProvider): Promise<boolean> {
  return (await tx.insert(accountProviders).values(provider).onConflictDoNothing().returning()).length === 1;
}

/** Deletes all, or the given ones; returns the ids of those that existed. */
export async function deleteProviders(tx: Database, uid: string, ids?: readonly string[]): Promise<readonly string[]> {
  const named = ids === undefined ? undefined : inArray(accountProviders.providerId, [...ids]);
  const gone = await tx
    .delete(accountProviders)
    .where(and(eq(accountProviders.uid, uid), named))
    .returning({ id: accountProviders.providerId });
  return gone.map(({ id }) => id);
}
