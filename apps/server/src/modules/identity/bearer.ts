import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import { holdAccount } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { RECENT_SIGN_IN_MS } from './limits.ts';
import { type Account, type AccountSession, accountSessions, accounts } from './schema.ts';
import { TokenError, type Tokens } from './tokens.ts';

export interface Bearer {
  readonly account: Account;
  readonly session: AccountSession;
}

interface BearerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
}

/** The owner of an ID token, checked against the token and the current state of its session. */
export function createBearer({ db, clock, tokens }: BearerParts) {
  return {
    identify: async (idToken: string): Promise<Bearer> => {
      const claims = await tokens.verify(idToken).catch((error: unknown) => {
        if (!(error instanceof TokenError)) throw error;
        throw new IdentityError(error.fault === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
      });
      const isSession = and(eq(accountSessions.uid, accounts.uid), eq(accountSessions.id, claims.sid));
      const [found] = await db
        .select({ account: accounts, session: accountSessions })
        .from(accounts)
        .leftJoin(accountSessions, isSession)
        .where(eq(accounts.uid, claims.sub));
      if (found === undefined) throw new IdentityError('USER_NOT_FOUND');
      const { account, session } = found;
      if (account.isDisabled) throw new IdentityError('USER_DISABLED');
      const isLive = session !== null && session.endedAt === null && claims.sv === account.sessionVersion;
      if (!isLive) throw new IdentityError('TOKEN_EXPIRED');
      return { account, session };
    },
    /**
     * First in the transaction of a change: locks the account and checks that the session is still valid. A change
     * started before "sign out everywhere", or before another change, fails here.
     */
    hold: async (tx: Database, who: Bearer): Promise<Account> => {
      const account = await holdAccount(tx, who.account.uid);
      if (account === null) throw new IdentityError('USER_NOT_FOUND');
      if (account.isDisabled) throw new IdentityError('USER_DISABLED');
      const isThis = and(eq(accountSessions.uid, account.uid), eq(accountSessions.id, who.session.id));
      const [session] = await tx.select().from(accountSessions).where(isThis);
      const isSame = account.sessionVersion === who.account.sessionVersion;
      if (session === undefined || session.endedAt !== null || !isSame) throw new IdentityError('TOKEN_EXPIRED');
      return account;
    },
    /** A stolen or forgotten session must not be enough to lock the person out. */
    requireRecent: ({ session }: Bearer): void => {
      if (clock().getTime() - session.signedInAt.getTime() > RECENT_SIGN_IN_MS) {
        throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      }
    },
  };
}

export type BearerService = ReturnType<typeof createBearer>;
