import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { type Clock, DAY_MS, later, SECOND_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { digest, randomToken } from '../../secret.ts';
import { findAccount, updateAccount } from './accounts.ts';
import { newPersonalToken, ownerOfToken } from './ids.ts';
import { type Account, type AccountSession, accountSessions, refreshTokens } from './schema.ts';

/** Several tabs may use one token at the same moment; after that, a second use means that somebody copied it. */
export const REUSE_GRACE_MS = 60 * SECOND_MS;
export const IDLE_MS = 14 * DAY_MS;
export const LONGEST_MS = 30 * DAY_MS;

export interface OpenSession {
  readonly account: Account;
  readonly session: AccountSession;
  readonly refreshToken: string;
}

export type Refreshed =
  | ({ readonly outcome: 'renewed' } & OpenSession)
  | { readonly outcome: 'unknown' | 'ended' | 'disabled' }
  | { readonly outcome: 'reused'; readonly uid: string };

const isThis = (uid: string, id: string) => and(eq(accountSessions.uid, uid), eq(accountSessions.id, id));

/** A session is a family of refresh tokens: each is used once and replaced by the next. */
export function createSessions({ clock }: { readonly clock: Clock }) {
  async function issueToken(tx: Database, uid: string, sessionId: string): Promise<string> {
    const token = newPersonalToken(uid);
    await tx.insert(refreshTokens).values({ uid, tokenHash: digest(token), sessionId });
    return token;
  }

  async function end(tx: Database, uid: string, sessionId: string): Promise<void> {
    await tx.update(accountSessions).set({ endedAt: clock() }).where(isThis(uid, sessionId));
  }

  const isOver = ({ endedAt, lastUsedAt, signedInAt }: AccountSession, now: Date): boolean =>
    endedAt !== null ||
    lastUsedAt.getTime() + IDLE_MS <= now.getTime() ||
    signedInAt.getTime() + LONGEST_MS <= now.getTime();

  return {
    open: async (tx: Database, uid: string, providerId: string): Promise<OpenSession> => {
      const now = clock();
      const account = await updateAccount(tx, uid, { lastLoginAt: now, lastRefreshAt: now });
      const row = { uid, id: randomToken(), providerId, signedInAt: now, lastUsedAt: now };
      const [session] = await tx.insert(accountSessions).values(row).returning();
      if (account === null || session === undefined) throw new Error('the account is gone');
      return { account, session, refreshToken: await issueToken(tx, uid, session.id) };
    },

    /** Another token of a session that goes on. */
    issueToken,

    refresh: async (tx: Database, token: string): Promise<Refreshed> => {
      const uid = ownerOfToken(token);
      if (uid === null) return { outcome: 'unknown' };
      const now = clock();
      const isToken = and(eq(refreshTokens.uid, uid), eq(refreshTokens.tokenHash, digest(token)));
      // Holding the token's row makes two uses of it come one after the other.
      const [used] = await tx.select().from(refreshTokens).where(isToken).for('update');
      if (used === undefined) return { outcome: 'unknown' };
      const account = await findAccount(tx, uid);
      const [session] = await tx.select().from(accountSessions).where(isThis(uid, used.sessionId));
      if (account === null || session === undefined) return { outcome: 'unknown' };
      if (account.isDisabled) return { outcome: 'disabled' };
      if (isOver(session, now)) return { outcome: 'ended' };
      if (used.usedAt !== null && used.usedAt.getTime() + REUSE_GRACE_MS <= now.getTime()) {
        await end(tx, uid, session.id);
        return { outcome: 'reused', uid };
      }
      if (used.usedAt === null) await tx.update(refreshTokens).set({ usedAt: now }).where(isToken);
      await tx.update(accountSessions).set({ lastUsedAt: now }).where(isThis(uid, session.id));
      await updateAccount(tx, uid, { lastRefreshAt: now });
      return { outcome: 'renewed', account, session, refreshToken: await issueToken(tx, uid, session.id) };
    },

    /** Signing out. Answers with whose session it was. */
    endByToken: async (tx: Database, token: string): Promise<string | null> => {
      const uid = ownerOfToken(token);
      if (uid === null) return null;
      const isToken = and(eq(refreshTokens.uid, uid), eq(refreshTokens.tokenHash, digest(token)));
      const [found] = await tx.select().from(refreshTokens).where(isToken);
      if (found === undefined) return null;
      await end(tx, uid, found.sessionId);
      return uid;
    },

    /** Raises the version, so that every ID token issued before is refused at once. */
    endAll: async (tx: Database, account: Account, except?: string): Promise<Account> => {
      const now = clock();
      const others = and(
        eq(accountSessions.uid, account.uid),
        isNull(accountSessions.endedAt),
        except === undefined ? undefined : ne(accountSessions.id, except),
      );
      await tx.update(accountSessions).set({ endedAt: now }).where(others);
      const changes = { sessionVersion: account.sessionVersion + 1, validSince: now };
      const changed = await updateAccount(tx, account.uid, changes);
      if (changed === null) throw new Error('the account is gone');
      return changed;
    },

    find: async (db: Database, uid: string, id: string): Promise<AccountSession | null> => {
      const [session] = await db.select().from(accountSessions).where(isThis(uid, id));
      return session ?? null;
    },

    sweep: async (db: Database): Promise<void> => {
      await db.delete(accountSessions).where(lt(accountSessions.lastUsedAt, later(clock(), -LONGEST_MS)));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
