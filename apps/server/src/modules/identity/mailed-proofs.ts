import { inTransaction } from '../../database/index.ts';
import { findAccount, holdAccount, updateAccount } from './accounts.ts';
import type { Bearer } from './bearer.ts';
import { IdentityError } from './identity-error.ts';
import { checkNewPassword, parseContinueUrl, parseEmail } from './inputs.ts';
import { CODES, LOGIN_ACCOUNT, tooManyAttempts } from './limits.ts';
import type { IdentityParts } from './parts.ts';
import type { Account, CodeKind } from './schema.ts';

interface Where {
  readonly continueUrl: string | undefined;
  readonly source: string;
}

/** Verifying an address and resetting a password, both by a code that was mailed. */
export function createMailedProofs(parts: IdentityParts) {
  const { db, clock, audit, throttle, hasher, sessions, codes, mails, minPasswordLength, continueOrigins } = parts;

  async function countRequest(kind: CodeKind, email: string): Promise<void> {
    const taken = await throttle.take(CODES[kind], email);
    if (taken.isAllowed) return;
    if (kind === 'VERIFY_EMAIL') throw tooManyAttempts(taken.retryAfterSeconds);
    throw new IdentityError('RESET_PASSWORD_EXCEED_LIMIT', { retryAfterSeconds: taken.retryAfterSeconds });
  }

  async function findCode(code: string | undefined) {
    if (code === undefined || code === '') throw new IdentityError('MISSING_OOB_CODE');
    const found = await codes.find(db, code);
    if (found.fault === 'expired') throw new IdentityError('EXPIRED_OOB_CODE');
    if (found.fault === 'invalid') throw new IdentityError('INVALID_OOB_CODE');
    return found.code;
  }

  return {
    requestVerification: async ({ account }: Bearer, { continueUrl, source }: Where): Promise<string> => {
      const onwards = parseContinueUrl(continueUrl, continueOrigins);
      if (account.email === null) throw new IdentityError('MISSING_EMAIL');
      await countRequest('VERIFY_EMAIL', account.email);
      await audit.record({ event: 'code.requested', uid: account.uid, source });
      await mails.verifyEmail({ uid: account.uid, continueUrl: onwards });
      return account.email;
    },

    /** The same rows for an address that nobody has: who it belongs to is looked up when the mail is sent. */
    requestReset: async (email: string | undefined, { continueUrl, source }: Where): Promise<string> => {
      const onwards = parseContinueUrl(continueUrl, continueOrigins);
      const address = parseEmail(email);
      await countRequest('PASSWORD_RESET', address);
      await audit.record({ event: 'code.requested', source });
      await mails.resetPassword({ email: address, continueUrl: onwards });
      return address;
    },

    /** Looks at a code and leaves it usable. */
    check: async (code: string | undefined): Promise<{ kind: CodeKind; email: string }> => {
      const { kind, email } = await findCode(code);
      return { kind, email };
    },

    verifyEmail: async (code: string | undefined, source: string): Promise<Account> => {
      const found = await findCode(code);
      if (found.kind !== 'VERIFY_EMAIL') throw new IdentityError('INVALID_OOB_CODE');
      return inTransaction(db, async (tx) => {
        const account = await holdAccount(tx, found.uid);
        const isUsable = account !== null && account.email === found.email && (await codes.use(tx, found));
        if (!isUsable) throw new IdentityError('INVALID_OOB_CODE');
        if (account.isDisabled) throw new IdentityError('USER_DISABLED');
        await audit.record({ event: 'code.used', uid: found.uid, source }, tx);
        await audit.record({ event: 'account.email-verified', uid: found.uid, source }, tx);
        return (await updateAccount(tx, found.uid, { emailVerified: true })) ?? account;
      });
    },

    /** Whoever reads the mailbox owns the address, so it counts as verified; every session ends, every lock lifts. */
    resetPassword: async (code: string | undefined, password: string, source: string): Promise<Account> => {
      const found = await findCode(code);
      if (found.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
      if ((await findAccount(db, found.uid))?.isDisabled) throw new IdentityError('USER_DISABLED');
      checkNewPassword(password, { email: found.email, minLength: minPasswordLength });
      const passwordHash = await hasher.hash(password);
      const changed = await inTransaction(db, async (tx) => {
        const account = await holdAccount(tx, found.uid);
        const isUsable = account !== null && account.email === found.email && (await codes.use(tx, found));
        if (!isUsable) throw new IdentityError('INVALID_OOB_CODE');
        await updateAccount(tx, found.uid, { passwordHash, passwordChangedAt: clock(), emailVerified: true });
        await throttle.clear(LOGIN_ACCOUNT, found.email, tx);
        await audit.record({ event: 'code.used', uid: found.uid, source }, tx);
        await audit.record({ event: 'password.reset', uid: found.uid, source }, tx);
        await mails.passwordChanged({ uid: found.uid }, tx);
        return sessions.endAll(tx, account);
      });
      mails.wake();
      return changed;
    },
  };
}
