import { inTransaction } from '../../database/index.ts';
import { claimEmail, holdAccount, releaseEmail, updateAccount } from './accounts.ts';
import type { Bearer, BearerService } from './bearer.ts';
import { IdentityError } from './identity-error.ts';
import { checkNewPassword, parseEmail } from './inputs.ts';
import type { IdentityParts } from './parts.ts';
import type { Account } from './schema.ts';
import type { OpenSession } from './sessions.ts';

const MAX_NAME = 256;
const MAX_ADDRESS = 2_048;

interface ProfileChange {
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** What a signed-in person changes about the account itself. */
export function createAccountChanges(parts: IdentityParts, bearer: BearerService) {
  const { db, clock, audit, hasher, sessions, codes, mails, minPasswordLength } = parts;

  /** The session that made the change goes on with new tokens; every other one ends. */
  async function goOnAlone(tx: IdentityParts['db'], account: Account, { session }: Bearer): Promise<OpenSession> {
    const changed = await sessions.endAll(tx, account, session.id);
    return { account: changed, session, refreshToken: await sessions.issueToken(tx, account.uid, session.id) };
  }

  return {
    setProfile: async ({ account }: Bearer, { displayName, photoUrl }: ProfileChange): Promise<Account> => {
      if ((displayName?.length ?? 0) > MAX_NAME) throw new IdentityError('INVALID_DISPLAY_NAME');
      const isBadPhoto = (photoUrl ?? '') !== '' && !isWebAddress(photoUrl ?? '');
      if (isBadPhoto || (photoUrl?.length ?? 0) > MAX_ADDRESS) throw new IdentityError('INVALID_PHOTO_URL');
      const changes = {
        ...(displayName === undefined ? {} : { displayName: displayName === '' ? null : displayName }),
        ...(photoUrl === undefined ? {} : { photoUrl: photoUrl === '' ? null : photoUrl }),
      };
      if (Object.keys(changes).length === 0) return account;
      return (await updateAccount(db, account.uid, changes)) ?? account;
    },

    setPassword: async (who: Bearer, password: string, source: string): Promise<OpenSession> => {
      bearer.requireRecent(who);
      const { uid, email } = who.account;
      if (email === null) throw new IdentityError('MISSING_EMAIL');
      checkNewPassword(password, { email, minLength: minPasswordLength });
      const passwordHash = await hasher.hash(password);
      const opened = await inTransaction(db, async (tx) => {
        const account = await holdAccount(tx, uid);
        if (account === null) throw new IdentityError('USER_NOT_FOUND');
        await updateAccount(tx, uid, { passwordHash, passwordChangedAt: clock() });
        await codes.cancelAll(tx, uid);
        await audit.record({ event: 'password.changed', uid, source }, tx);
        await mails.passwordChanged({ uid }, tx);
        return goOnAlone(tx, account, who);
      });
      mails.wake();
      return opened;
    },

    /** Only while the present address is unverified: the way out of a typing mistake at sign-up. */
    setEmail: async (who: Bearer, email: string, source: string): Promise<OpenSession> => {
      bearer.requireRecent(who);
      const address = parseEmail(email);
      const { uid } = who.account;
      return inTransaction(db, async (tx) => {
        const account = await holdAccount(tx, uid);
        if (account === null) throw new IdentityError('USER_NOT_FOUND');
        if (account.emailVerified)
          throw new IdentityError('OPERATION_NOT_ALLOWED', { text: 'The address is verified' });
        if (account.email !== address) {
          if (!(await claimEmail(tx, address, uid))) throw new IdentityError('EMAIL_EXISTS');
          if (account.email !== null) await releaseEmail(tx, account.email);
          await codes.cancelAll(tx, uid);
          await updateAccount(tx, uid, { email: address });
          await audit.record({ event: 'account.email-changed', uid, source }, tx);
        }
        return goOnAlone(tx, account, who);
      });
    },
  };
}
