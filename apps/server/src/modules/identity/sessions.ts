import { and, desc, eq, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { type Clock, DAY_MS, later, SECOND_MS } from '../../clock.ts';
import { type Database, deleteInBatches } from '../../database/index.ts';
import { digest, randomToken } from '../../secret.ts';
import { holdAccount, updateAccount } from './accounts.ts';
import { newPersonalToken, ownerOfToken } from './ids.ts';
import { type Account, type AccountSession, accountSessions, refreshTokens } from './schema.ts';

/** Several tabs may use one token at the same moment; a later second use means that it was copied. */
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

interface NewSession {
  readonly uid: string;
  readonly providerId: string;
  readonly device: string;
}

const isSession = (uid: string, id: string) => and(eq(accountSessions.uid, uid), eq(accountSessions.id, id));

/** A session is a family of refresh tokens: each is used once and replaced by the next. */
export function createSessions({ clock }: { readonly clock: Clock }) {
  async function issueToken(tx: Database, uid: string, sessionId: string): Promise<string> {
    const token = newPersonalToken(uid);
    await tx.insert(refreshTokens).values({ uid, tokenHash: digest(token), sessionId });
    return token;
  }

  async function end(tx: Database, uid: string, sessionId: string): Promise<void> {
    await tx.update(accountSessions).set({ endedAt: clock() }).where(isSession(uid, sessionId));
  }

  async function endWhere(tx: Database, uid: string, which: SQL | undefined): Promise<number> {
    const live = and(eq(accountSessions.uid, uid), isNull(accountSessions.endedAt), which);
    return (await tx.update(accountSessions).set({ endedAt: clock() }).where(live).returning()).length;
  }

  const isOver = ({ endedAt, lastUsedAt, signedInAt }: AccountSession, now: Date): boolean =>
    endedAt !== null ||
    lastUsedAt.getTime() + IDLE_MS <= now.getTime() ||
    signedInAt.getTime() + LONGEST_MS <= now.getTime();

  return {
    open: async (tx: Database, { uid, providerId, device }: NewSession): Promise<OpenSession> => {
      const now = clock();
      const row = { uid, id: randomToken(), providerId, device, signedInAt: now, lastUsedAt: now };
      // One round trip. The session goes first, as the token refers to it.
      const inserting = tx.insert(accountSessions).values(row).returning().execute();
      const [[session], account, refreshToken] = await Promise.all([
        inserting,
        updateAccount(tx, uid, { lastLoginAt: now, lastRefreshAt: now }),
        issueToken(tx, uid, row.id),
      ]);
      if (account === null || session === undefined) throw new Error('the account is gone');
      return { account, session, refreshToken };
    },

    /** Replaces all tokens of a session: copies of earlier ones stop working. */
    replaceTokens: async (tx: Database, uid: string, sessionId: string): Promise<string> => {
      await tx.delete(refreshTokens).where(and(eq(refreshTokens.uid, uid), eq(refreshTokens.sessionId, sessionId)));
      return issueToken(tx, uid, sessionId);
    },

    refresh: async (tx: Database, token: string): Promise<Refreshed> => {
      const uid = ownerOfToken(token);
      if (uid === null) return { outcome: 'unknown' };
      const now = clock();
      const isToken = and(eq(refreshTokens.uid, uid), eq(refreshTokens.tokenHash, digest(token)));
      // Locks the account first, so that concurrent uses and changes are serialized.
      const account = await holdAccount(tx, uid);
      const [used] = await tx.select().from(refreshTokens).where(isToken).for('update');
      if (used === undefined) return { outcome: 'unknown' };
      const [session] = await tx.select().from(accountSessions).where(isSession(uid, used.sessionId));
      if (account === null || session === undefined) return { outcome: 'unknown' };
      if (account.isDisabled) return { outcome: 'disabled' };
      if (isOver(session, now)) return { outcome: 'ended' };
      if (used.usedAt !== null && used.usedAt.getTime() + REUSE_GRACE_MS <= now.getTime()) {
        await end(tx, uid, session.id);
        return { outcome: 'reused', uid };
      }
      if (used.usedAt === null) await tx.update(refreshTokens).set({ usedAt: now }).where(isToken);
      await tx.update(accountSessions).set({ lastUsedAt: now }).where(isSession(uid, session.id));
      await updateAccount(tx, uid, { lastRefreshAt: now });
      return { outcome: 'renewed', account, session, refreshToken: await issueToken(tx, uid, session.id) };
    },

    /** Signs out; returns whose session it was. */
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
      await endWhere(tx, account.uid, except === undefined ? undefined : ne(accountSessions.id, except));
      const changes = { sessionVersion: account.sessionVersion + 1, validSince: now };
      const changed = await updateAccount(tx, account.uid, changes);
      if (changed === null) throw new Error('the account is gone');
      return changed;
    },

    /** Keeps the version, so that the remaining session's tokens stay valid. */
    endOthers: async (tx: Database, uid: string, kept: string | null): Promise<void> => {
      await endWhere(tx, uid, kept === null ? undefined : ne(accountSessions.id, kept));
    },

    /** Ends sessions started with these providers, except the current one. */
    endBegunBy: async (tx: Database, uid: string, which: { ids: readonly string[]; kept: string }): Promise<void> => {
      const begun = inArray(accountSessions.providerId, [...which.ids]);
      await endWhere(tx, uid, and(begun, ne(accountSessions.id, which.kept)));
    },

    /** False if the session does not exist or has ended. */
    endOne: async (tx: Database, uid: string, id: string): Promise<boolean> =>
      (await endWhere(tx, uid, eq(accountSessions.id, id))) > 0,

    /** Active sessions, most recently used first. */
    list: async (db: Database, uid: string): Promise<readonly AccountSession[]> => {
      const live = and(eq(accountSessions.uid, uid), isNull(accountSessions.endedAt));
      const rows = await db.select().from(accountSessions).where(live).orderBy(desc(accountSessions.lastUsedAt));
      return rows.filter((session) => !isOver(session, clock()));
    },

    find: async (db: Database, uid: string, id: string): Promise<AccountSession | null> => {
      const [session] = await db.select().from(accountSessions).where(isSession(uid, id));
      return session ?? null;
    },

    sweep: async (db: Database): Promise<void> => {
      await deleteInBatches(db, accountSessions, lt(accountSessions.lastUsedAt, later(clock(), -LONGEST_MS)));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
