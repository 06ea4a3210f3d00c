import { inTransaction } from '../../database/index.ts';
import type { Taken } from '../throttle/service.ts';
import { findAccountByEmail, updateAccount } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { parseEmail, requirePassword } from './inputs.ts';
import { LOGIN_ACCOUNT, LOGIN_SOURCE, tooManyLogins } from './limits.ts';
import type { IdentityParts } from './parts.ts';
import type { Account } from './schema.ts';
import type { OpenSession } from './sessions.ts';

interface LogIn {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly source: string;
}

/**
 * Known and unknown addresses take the same way: both are counted, both cost one hash, both get one answer. Tries are
 * counted before the hash, so that a burst of guesses does not slip through, and given back when the password was right.
 */
export function createLogIn({ db, audit, throttle, hasher, sessions }: IdentityParts) {
  async function countTry(address: string, source: string) {
    const limits = [
      [LOGIN_SOURCE, source],
      [LOGIN_ACCOUNT, address],
    ] as const;
    const counted: Extract<Taken, { isAllowed: true }>[] = [];
    for (const [limit, subject] of limits) {
      const taken = await throttle.take(limit, subject);
      if (!taken.isAllowed) {
        await audit.record({ event: 'login.locked', source });
        throw tooManyLogins(taken.retryAfterSeconds);
      }
      counted.push(taken);
    }
    return async () => {
      for (const taken of counted) await taken.giveBack();
    };
  }

  /** The password is at hand only now: the one moment to store it the way it would be stored today. */
  async function rehashIfOutdated({ uid, passwordHash }: Account, password: string): Promise<void> {
    if (passwordHash === null || !hasher.isOutdated(passwordHash)) return;
    await updateAccount(db, uid, { passwordHash: await hasher.hash(password) });
  }

  return async ({ email, password, source }: LogIn): Promise<OpenSession> => {
    const address = parseEmail(email);
    const typed = requirePassword(password);
    const giveBack = await countTry(address, source);
    const account = await findAccountByEmail(db, address);
    const isRight = await hasher.verify(account?.passwordHash ?? null, typed);
    if (account === null || !isRight) {
      await audit.record({ event: 'login.failed', uid: account?.uid ?? null, source });
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    await giveBack();
    if (account.isDisabled) throw new IdentityError('USER_DISABLED');
    await rehashIfOutdated(account, typed);
    return inTransaction(db, async (tx) => {
      await audit.record({ event: 'login.succeeded', uid: account.uid, source }, tx);
      return sessions.open(tx, account.uid, 'password');
    });
  };
}
