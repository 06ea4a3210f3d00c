import { inTransaction } from '../../database/index.ts';
import { claimEmail, insertAccount, updateAccount } from './accounts.ts';
import type { Bearer, BearerService } from './bearer.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityParts } from './identity-parts.ts';
import { checkDisplayName, checkNewPassword, parseEmail, requirePassword } from './inputs.ts';
import { allow, SIGN_UP_SOURCE } from './limits.ts';
import type { OpenSession } from './sessions.ts';

interface SignUp {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly displayName: string | undefined;
  readonly source: string;
  readonly device: string;
}

/** Without address and password it creates an anonymous account, which the product gives no access. */
export function createSignUp(parts: IdentityParts, bearer: BearerService) {
  const { db, clock, audit, throttle, hasher, sessions, minPasswordLength } = parts;

  function credentials({ email, password }: Pick<SignUp, 'email' | 'password'>) {
    const address = parseEmail(email);
    const chosen = requirePassword(password);
    checkNewPassword(chosen, { email: address, minLength: minPasswordLength });
    return { address, chosen };
  }

  return {
    signUp: async (request: SignUp): Promise<OpenSession> => {
      const { source, device, displayName } = request;
      checkDisplayName(displayName);
      const isAnonymous = request.email === undefined && request.password === undefined;
      const given = isAnonymous ? null : credentials(request);
      await allow(throttle, [[SIGN_UP_SOURCE, source]]);
      const passwordHash = given === null ? null : await hasher.hash(given.chosen, source);
      return inTransaction(db, async (tx) => {
        const fresh = { email: given?.address ?? null, emailVerified: false, passwordHash };
        const account = await insertAccount(tx, { ...fresh, displayName: displayName ?? null }, clock());
        if (account === null) throw new IdentityError('EMAIL_EXISTS');
        await audit.record({ event: 'account.signed-up', uid: account.uid, source }, tx);
        return sessions.open(tx, { uid: account.uid, providerId: given === null ? 'anonymous' : 'password', device });
      });
    },

    /**
     * A signed-in person adds address and password: to an anonymous account, or to a provider account with that
     * verified address. No second account is created, and no other address is taken this way.
     */
    upgrade: async (who: Bearer, request: SignUp): Promise<OpenSession> => {
      bearer.requireRecent(who);
      const { source } = request;
      const { address, chosen } = credentials(request);
      await allow(throttle, [[SIGN_UP_SOURCE, source]]);
      const passwordHash = await hasher.hash(chosen, source);
      return inTransaction(db, async (tx) => {
        const account = await bearer.hold(tx, who);
        const { uid } = account;
        const isOwn = account.email === address && account.emailVerified && account.passwordHash === null;
        if (account.email !== null && !isOwn) throw new IdentityError('EMAIL_EXISTS');
        if (account.email === null && !(await claimEmail(tx, address, uid))) throw new IdentityError('EMAIL_EXISTS');
        await updateAccount(tx, uid, { email: address, passwordHash, passwordChangedAt: clock() });
        await audit.record({ event: 'password.changed', uid, source }, tx);
        const changed = await sessions.endAll(tx, account, who.session.id);
        const refreshToken = await sessions.replaceTokens(tx, uid, who.session.id);
        return { account: changed, session: who.session, refreshToken };
      });
    },
  };
}
