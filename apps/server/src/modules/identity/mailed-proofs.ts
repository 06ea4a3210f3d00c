import { type Database, inTransaction } from '../../database/index.ts';
import { claimEmail, deleteProviders, findAccount, holdAccount, releaseEmail, updateAccount } from './accounts.ts';
import type { Bearer, BearerService } from './bearer.ts';
import type { FoundCode } from './codes.ts';
import { forgetAttached } from './forget-attached.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityParts } from './identity-parts.ts';
import { checkNewPassword, mailboxOf, parseContinueUrl, parseEmail } from './inputs.ts';
import * as limits from './limits.ts';
import type { Account, CodeKind } from './schema.ts';

interface Where {
  readonly continueUrl: string | undefined;
  readonly source: string;
}

type Code = Extract<FoundCode, { fault: null }>['code'];

const tooManyResets = (retryAfterSeconds: number) =>
  new IdentityError('RESET_PASSWORD_EXCEED_LIMIT', { retryAfterSeconds });

/** Mailed codes prove that the person owns an address, before they reset a password, verify or change it. */
export function createMailedProofs(parts: IdentityParts, bearer: BearerService) {
  const { db, clock, audit, throttle, hasher, sessions, codes, mails, minPasswordLength, continueOrigins } = parts;

  async function findCode(code: string | undefined): Promise<Code> {
    if (code === undefined || code === '') throw new IdentityError('MISSING_OOB_CODE');
    const found = await codes.find(db, code);
    if (found.fault === 'expired') throw new IdentityError('EXPIRED_OOB_CODE');
    if (found.fault === 'invalid') throw new IdentityError('INVALID_OOB_CODE');
    return found.code;
  }

  /** Locks the account and consumes the code, or refuses. */
  async function useCode(tx: Database, found: Code, source: string): Promise<Account> {
    const account = await holdAccount(tx, found.uid);
    const isFor = found.kind === 'VERIFY_AND_CHANGE_EMAIL' || account?.email === found.email;
    if (account === null || !isFor || !(await codes.use(tx, found))) throw new IdentityError('INVALID_OOB_CODE');
    if (account.isDisabled) throw new IdentityError('USER_DISABLED');
    await audit.record({ event: 'code.used', uid: found.uid, source }, tx);
    return account;
  }

  /** Removes earlier links, and every session but the one that asked; the password of that sign-up stays. */
  async function verifyOwn(found: Code, source: string): Promise<Account> {
    const verified = await inTransaction(db, async (tx) => {
      const account = await useCode(tx, found, source);
      const { uid } = account;
      if (account.emailVerified) return account;
      await mails.signInMethodsChanged({ uid, removed: [...(await deleteProviders(tx, uid))] }, tx);
      await sessions.endOthers(tx, uid, found.sessionId);
      await audit.record({ event: 'account.email-verified', uid, source }, tx);
      return (await updateAccount(tx, uid, { emailVerified: true })) ?? account;
    });
    mails.wake();
    return verified;
  }

  /** Both ends are proven: the code proves the mailbox, the session the account. Neither alone moves an account. */
  async function changeOwn(found: Code, who: Bearer | null, source: string): Promise<Account> {
    if (who === null || who.account.uid !== found.uid) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const changed = await inTransaction(db, async (tx) => {
      await bearer.hold(tx, who);
      const account = await useCode(tx, found, source);
      const { uid, email, emailVerified } = account;
      if (!(await claimEmail(tx, found.email, uid))) throw new IdentityError('EMAIL_EXISTS');
      if (email !== null) await releaseEmail(tx, email);
      await codes.cancelAll(tx, uid);
      await audit.record({ event: 'account.email-changed', uid, source }, tx);
      if (email !== null && emailVerified) await mails.emailChanged({ email }, tx);
      await sessions.endOthers(tx, uid, who.session.id);
      await parts.noteAddress(tx, uid, found.email);
      return (await updateAccount(tx, uid, { email: found.email, emailVerified: true })) ?? account;
    });
    mails.wake();
    return changed;
  }

  return {
    requestVerification: async ({ account, session }: Bearer, { continueUrl, source }: Where): Promise<string> => {
      const onwards = parseContinueUrl(continueUrl, continueOrigins);
      const { uid, email } = account;
      if (email === null) throw new IdentityError('MISSING_EMAIL');
      await limits.allow(throttle, [
        [limits.CODES.VERIFY_EMAIL, email],
        [limits.MAILBOX, mailboxOf(email)],
        [limits.MAIL_ACCOUNT, uid],
        [limits.MAIL_SOURCE, source],
      ]);
      await audit.record({ event: 'code.requested', uid, source });
      await mails.verifyEmail({ uid, continueUrl: onwards, sessionId: session.id });
      return email;
    },

    /** Writes the same rows for an unknown address: whose it is gets looked up when the mail is sent. */
    requestReset: async (email: string | undefined, { continueUrl, source }: Where): Promise<string> => {
      const onwards = parseContinueUrl(continueUrl, continueOrigins);
      const address = parseEmail(email);
      // The source first: somebody who has used theirs up must not use up strangers' resets as well.
      const counted = [
        [limits.MAIL_SOURCE, source],
        [limits.CODES.PASSWORD_RESET, address],
        [limits.MAILBOX, mailboxOf(address)],
      ] as const;
      await limits.allow(throttle, counted, tooManyResets);
      await audit.record({ event: 'code.requested', source });
      await mails.resetPassword({ email: address, continueUrl: onwards });
      return address;
    },

    /** The mail goes to the new address, which counts once proven. Nobody is told whether it is taken. */
    requestChange: async (
      who: Bearer,
      newEmail: string | undefined,
      { continueUrl, source }: Where,
    ): Promise<string> => {
      bearer.requireRecent(who);
      const onwards = parseContinueUrl(continueUrl, continueOrigins);
      const address = parseEmail(newEmail);
      const { uid } = who.account;
      await limits.allow(throttle, [
        [limits.ADDRESS_ACCOUNT, uid],
        [limits.ADDRESS_SOURCE, source],
        [limits.CODES.VERIFY_AND_CHANGE_EMAIL, address],
        [limits.MAILBOX, mailboxOf(address)],
        [limits.MAIL_SOURCE, source],
      ]);
      await audit.record({ event: 'code.requested', uid, source });
      await mails.changeEmail({ uid, continueUrl: onwards, sessionId: who.session.id, newEmail: address });
      return address;
    },

    /** Checks a code without consuming it. */
    check: async (code: string | undefined): Promise<{ kind: CodeKind; email: string }> => {
      const { kind, email } = await findCode(code);
      return { kind, email };
    },

    /** `who`: the person signed in where the link was opened, if any. */
    verifyEmail: async (code: string | undefined, who: Bearer | null, source: string): Promise<Account> => {
      const found = await findCode(code);
      if (found.kind === 'VERIFY_EMAIL') return verifyOwn(found, source);
      if (found.kind === 'VERIFY_AND_CHANGE_EMAIL') return changeOwn(found, who, source);
      throw new IdentityError('INVALID_OOB_CODE');
    },

    /**
     * Whoever reads the mailbox owns the address: it counts as verified, all locks are lifted, and all sessions and
     * links end.
     */
    resetPassword: async (code: string | undefined, password: string, source: string): Promise<Account> => {
      const found = await findCode(code);
      if (found.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
      if ((await findAccount(db, found.uid))?.isDisabled) throw new IdentityError('USER_DISABLED');
      checkNewPassword(password, { email: found.email, minLength: minPasswordLength });
      await limits.allow(throttle, [
        [limits.PASSWORD_ACCOUNT, found.uid],
        [limits.PASSWORD_SOURCE, source],
      ]);
      const passwordHash = await hasher.hash(password, source);
      const changed = await inTransaction(db, async (tx) => {
        const account = await useCode(tx, found, source);
        const { uid } = account;
        await updateAccount(tx, uid, { passwordHash, passwordChangedAt: clock(), emailVerified: true });
        await throttle.clear(limits.LOGIN_ACCOUNT, found.email, tx);
        await throttle.clear(limits.LOGIN_WORK_ACCOUNT, found.email, tx);
        await audit.record({ event: 'password.reset', uid, source }, tx);
        await mails.passwordChanged({ uid }, tx);
        return forgetAttached(tx, account, parts);
      });
      mails.wake();
      return changed;
    },
  };
}
