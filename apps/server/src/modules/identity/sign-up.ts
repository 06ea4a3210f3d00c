import { inTransaction } from '../../database/index.ts';
import { insertAccount } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { checkNewPassword, parseEmail, requirePassword } from './inputs.ts';
import { SIGN_UP_SOURCE, tooManyAttempts } from './limits.ts';
import type { IdentityParts } from './parts.ts';
import type { OpenSession } from './sessions.ts';

interface SignUp {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly displayName: string | undefined;
  readonly source: string;
}

/** Without address and password it makes an account that has not said who it is; the product lets such a one do nothing. */
export function createSignUp(parts: IdentityParts) {
  const { db, clock, audit, throttle, hasher, sessions, minPasswordLength } = parts;

  async function credentials({ email, password }: SignUp) {
    const isAnonymous = (email ?? '') === '' && (password ?? '') === '';
    if (isAnonymous) return { address: null, hash: async () => null };
    const address = parseEmail(email);
    const chosen = requirePassword(password);
    checkNewPassword(chosen, { email: address, minLength: minPasswordLength });
    return { address, hash: () => hasher.hash(chosen) };
  }

  return async (request: SignUp): Promise<OpenSession> => {
    const { address, hash } = await credentials(request);
    const taken = await throttle.take(SIGN_UP_SOURCE, request.source);
    if (!taken.isAllowed) throw tooManyAttempts(taken.retryAfterSeconds);
    const passwordHash = await hash();
    return inTransaction(db, async (tx) => {
      const displayName = request.displayName ?? null;
      const account = await insertAccount(
        tx,
        { email: address, emailVerified: false, passwordHash, displayName },
        clock(),
      );
      if (account === null) throw new IdentityError('EMAIL_EXISTS');
      await audit.record({ event: 'account.signed-up', uid: account.uid, source: request.source }, tx);
      return sessions.open(tx, account.uid, address === null ? 'anonymous' : 'password');
    });
  };
}
