import { inTransaction } from '../../database/index.ts';
import type { Taken } from '../throttle/service.ts';
import { findAccountByEmail, holdAccount, updateAccount } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityParts } from './identity-parts.ts';
import { parseEmail, requirePassword } from './inputs.ts';
import * as limits from './limits.ts';
import type { OpenSession } from './sessions.ts';

interface LogIn {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly source: string;
  readonly device: string;
}

/**
 * Known and unknown addresses cost the same: one count, one hash, one response. Attempts are counted before hashing, so
 * that a burst of guesses cannot slip through, and given back if the password was right.
 */
export function createLogIn({ db, audit, throttle, hasher, sessions }: IdentityParts) {
  async function countTry(address: string, source: string) {
    const guesses = [
      [limits.LOGIN_SOURCE, source],
      [limits.LOGIN_ACCOUNT, address],
    ] as const;
    const counted: Extract<Taken, { isAllowed: true }>[] = [];
    for (const [limit, subject] of guesses) {
      const taken = await throttle.take(limit, subject);
      if (!taken.isAllowed) {
        await audit.record({ event: 'login.locked', source });
        throw limits.tooManyLogins(taken.retryAfterSeconds);
      }
      counted.push(taken);
    }
    return () => Promise.all(counted.map((taken) => taken.giveBack()));
  }

  return async ({ email, password, source, device }: LogIn): Promise<OpenSession> => {
    if (email === '') throw new IdentityError('INVALID_EMAIL');
    const address = parseEmail(email);
    const typed = requirePassword(password);
    const giveBack = await countTry(address, source);
    // In parallel: under load each round trip may have to wait.
    const [found] = await Promise.all([
      findAccountByEmail(db, address),
      limits.allow(throttle, [[limits.LOGIN_WORK_SOURCE, source]]),
      limits.allow(throttle, [[limits.LOGIN_WORK_ACCOUNT, address]]),
    ]);
    const checked = found?.passwordHash ?? null;
    const isRight = await hasher.verify(checked, typed, source);
    if (found === null || checked === null || !isRight) {
      await audit.record({ event: 'login.failed', uid: found?.uid ?? null, source });
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    // The only moment when the password is known: rehash with today's parameters.
    const renewed = hasher.isOutdated(checked) ? await hasher.hash(typed, source) : null;
    const opening = inTransaction(db, async (tx) => {
      const account = await holdAccount(tx, found.uid);
      // The password may have changed since the check.
      if (account === null || account.passwordHash !== checked) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
      if (account.isDisabled) throw new IdentityError('USER_DISABLED');
      if (renewed !== null) await updateAccount(tx, account.uid, { passwordHash: renewed });
      const [opened] = await Promise.all([
        sessions.open(tx, { uid: account.uid, providerId: 'password', device }),
        audit.record({ event: 'login.succeeded', uid: account.uid, source }, tx),
      ]);
      return opened;
    });
    const [opened] = await Promise.all([opening, giveBack()]);
    return opened;
  };
}
