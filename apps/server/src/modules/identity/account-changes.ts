import { inTransaction } from '../../database/index.ts';
import { claimEmail, deleteProviders, releaseEmail, updateAccount } from './accounts.ts';
import type { Bearer, BearerService } from './bearer.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityParts } from './identity-parts.ts';
import { checkDisplayName, checkNewPassword, parseEmail } from './inputs.ts';
import * as limits from './limits.ts';
import type { Account } from './schema.ts';
import type { OpenSession } from './sessions.ts';
import { PASSWORD_METHOD } from './sign-in-methods-mail.ts';

const MAX_ADDRESS = 2_048;

interface ProfileChange {
  /** null or empty removes it. */
  readonly displayName: string | null | undefined;
  readonly photoUrl: string | null | undefined;
}

interface NewPassword {
  readonly password: string;
  /** Linked providers to remove with the old password. */
  readonly dropped: readonly string[];
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const orNull = (text: string | null) => (text === '' ? null : text);

/**
 * Changes to the account itself. Each is first rate-limited by account and source, and written only if the session is
 * still valid at that moment.
 */
export function createAccountChanges(parts: IdentityParts, bearer: BearerService) {
  const { db, clock, audit, throttle, hasher, sessions, codes, mails, noteAddress, minPasswordLength } = parts;

  /** The current session gets new tokens; all other sessions and copied tokens end. */
  async function endOtherSessions(
    tx: IdentityParts['db'],
    account: Account,
    { session }: Bearer,
  ): Promise<OpenSession> {
    const changed = await sessions.endAll(tx, account, session.id);
    return { account: changed, session, refreshToken: await sessions.replaceTokens(tx, account.uid, session.id) };
  }

  async function dropProviders(
    tx: IdentityParts['db'],
    uid: string,
    { ids, source }: { readonly ids: readonly string[]; readonly source: string },
  ): Promise<readonly string[]> {
    const gone = await deleteProviders(tx, uid, ids);
    await audit.record({ event: 'provider.removed', uid, source }, tx);
    return gone;
  }

  const countProfile = ({ account: { uid } }: Bearer, source: string) =>
    limits.allow(throttle, [
      [limits.PROFILE_ACCOUNT, uid],
      [limits.PROFILE_SOURCE, source],
    ]);

  return {
    setProfile: async (who: Bearer, { displayName, photoUrl }: ProfileChange, source: string): Promise<Account> => {
      checkDisplayName(displayName);
      const isBadPhoto = (photoUrl ?? '') !== '' && !isWebAddress(photoUrl ?? '');
      if (isBadPhoto || (photoUrl?.length ?? 0) > MAX_ADDRESS) throw new IdentityError('INVALID_PHOTO_URL');
      const changes = {
        ...(displayName === undefined ? {} : { displayName: orNull(displayName) }),
        ...(photoUrl === undefined ? {} : { photoUrl: orNull(photoUrl) }),
      };
      if (Object.keys(changes).length === 0) return who.account;
      await countProfile(who, source);
      return inTransaction(db, async (tx) => {
        const account = await bearer.hold(tx, who);
        return (await updateAccount(tx, account.uid, changes)) ?? account;
      });
    },

    setPassword: async (who: Bearer, { password, dropped }: NewPassword, source: string): Promise<OpenSession> => {
      bearer.requireRecent(who);
      const { uid, email } = who.account;
      if (email === null) throw new IdentityError('MISSING_EMAIL');
      checkNewPassword(password, { email, minLength: minPasswordLength });
      await limits.allow(throttle, [
        [limits.PASSWORD_ACCOUNT, uid],
        [limits.PASSWORD_SOURCE, source],
      ]);
      const passwordHash = await hasher.hash(password, source);
      const opened = await inTransaction(db, async (tx) => {
        const account = await bearer.hold(tx, who);
        await updateAccount(tx, uid, { passwordHash, passwordChangedAt: clock() });
        await codes.cancelAll(tx, uid);
        await audit.record({ event: 'password.changed', uid, source }, tx);
        await mails.passwordChanged({ uid }, tx);
        if (dropped.length > 0) {
          const removed = await dropProviders(tx, uid, { ids: dropped, source });
          await mails.signInMethodsChanged({ uid, removed: [...removed] }, tx);
        }
        return endOtherSessions(tx, account, who);
      });
      mails.wake();
      return opened;
    },

    /** Only while the current address is unverified, to fix a typo at sign-up. */
    setEmail: async (who: Bearer, email: string, source: string): Promise<OpenSession> => {
      bearer.requireRecent(who);
      const address = parseEmail(email);
      const { uid } = who.account;
      await limits.allow(throttle, [
        [limits.ADDRESS_ACCOUNT, uid],
        [limits.ADDRESS_SOURCE, source],
      ]);
      return inTransaction(db, async (tx) => {
        const account = await bearer.hold(tx, who);
        if (account.emailVerified)
          throw new IdentityError('OPERATION_NOT_ALLOWED', { text: 'The address is verified' });
        if (account.email !== address) {
          if (!(await claimEmail(tx, address, uid))) throw new IdentityError('EMAIL_EXISTS');
          if (account.email !== null) await releaseEmail(tx, account.email);
          await codes.cancelAll(tx, uid);
          await updateAccount(tx, uid, { email: address });
          await noteAddress(tx, uid, address);
          await audit.record({ event: 'account.email-changed', uid, source }, tx);
        }
        return endOtherSessions(tx, account, who);
      });
    },

    /** Removes sign-in methods, `password` among them, and ends the sessions started with them. */
    removeProviders: async (who: Bearer, ids: readonly string[], source: string): Promise<Account> => {
      bearer.requireRecent(who);
      await countProfile(who, source);
      const changed = await inTransaction(db, async (tx) => {
        const account = await bearer.hold(tx, who);
        const { uid } = account;
        const gone = await dropProviders(tx, uid, { ids, source });
        await sessions.endBegunBy(tx, uid, { ids, kept: who.session.id });
        const losesPassword = ids.includes(PASSWORD_METHOD) && account.passwordHash !== null;
        await mails.signInMethodsChanged({ uid, removed: [...gone, ...(losesPassword ? [PASSWORD_METHOD] : [])] }, tx);
        if (!losesPassword) return account;
        await codes.cancelAll(tx, uid);
        return (await updateAccount(tx, uid, { passwordHash: null, passwordChangedAt: null })) ?? account;
      });
      mails.wake();
      return changed;
    },
  };
}
