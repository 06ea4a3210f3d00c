import { HOUR_MS, MINUTE_MS } from '../../clock.ts';
import type { Limit, Throttle } from '../throttle/service.ts';
import { IdentityError } from './identity-error.ts';
import type { CodeKind } from './schema.ts';

/** Wrong passwords. */
export const LOGIN_ACCOUNT: Limit = { name: 'login-account', hits: 10, windowMs: 15 * MINUTE_MS };
export const LOGIN_SOURCE: Limit = { name: 'login-source', hits: 200, windowMs: 15 * MINUTE_MS };
/** Correct ones cost a hash as well. A house or an office shares one source. */
export const LOGIN_WORK_ACCOUNT: Limit = { name: 'login-work-account', hits: 60, windowMs: 15 * MINUTE_MS };
export const LOGIN_WORK_SOURCE: Limit = { name: 'login-work-source', hits: 600, windowMs: 15 * MINUTE_MS };
export const SIGN_UP_SOURCE: Limit = { name: 'sign-up-source', hits: 20, windowMs: HOUR_MS };
/** Provider sign-ins started: each is a row for ten minutes. */
export const PROVIDER_SOURCE: Limit = { name: 'provider-source', hits: 100, windowMs: 15 * MINUTE_MS };
/** Each costs a hash and a mail. */
export const PASSWORD_ACCOUNT: Limit = { name: 'password-account', hits: 10, windowMs: HOUR_MS };
export const PASSWORD_SOURCE: Limit = { name: 'password-source', hits: 60, windowMs: HOUR_MS };
/** Each reveals whether an address is taken, or sends a mail to a typed address. */
export const ADDRESS_ACCOUNT: Limit = { name: 'address-account', hits: 5, windowMs: HOUR_MS };
export const ADDRESS_SOURCE: Limit = { name: 'address-source', hits: 20, windowMs: HOUR_MS };
/** Name, picture, sign-in methods. */
export const PROFILE_ACCOUNT: Limit = { name: 'profile-account', hits: 60, windowMs: HOUR_MS };
export const PROFILE_SOURCE: Limit = { name: 'profile-source', hits: 300, windowMs: HOUR_MS };
/** By address, so that no mailbox is flooded from many places ... */
export const CODES: Readonly<Record<CodeKind, Limit>> = {
  VERIFY_EMAIL: { name: 'code-verify', hits: 5, windowMs: HOUR_MS },
  PASSWORD_RESET: { name: 'code-reset', hits: 5, windowMs: HOUR_MS },
  VERIFY_AND_CHANGE_EMAIL: { name: 'code-change', hits: 5, windowMs: HOUR_MS },
};
/** ... by mailbox, where it has many addresses, with room for people with several accounts ... */
export const MAILBOX: Limit = { name: 'code-mailbox', hits: 20, windowMs: HOUR_MS };
/** ... and by account and source, so that nobody mails one stranger after another. */
export const MAIL_ACCOUNT: Limit = { name: 'mail-account', hits: 10, windowMs: HOUR_MS };
export const MAIL_SOURCE: Limit = { name: 'mail-source', hits: 60, windowMs: HOUR_MS };

/** Maximum age of a sign-in for changing the password or deleting the account. */
export const RECENT_SIGN_IN_MS = 5 * MINUTE_MS;

const LOCKED_TEXT =
  'Access to this account has been temporarily disabled due to many failed login attempts. ' +
  'You can immediately restore it by resetting your password or you can try again later.';

export const tooManyLogins = (retryAfterSeconds: number) =>
  new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', { text: LOCKED_TEXT, retryAfterSeconds });

const tooManyAttempts = (retryAfterSeconds: number) =>
  new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds });

type Counted = readonly (readonly [Limit, string])[];

/** Counts an attempt under each limit in order, and refuses at the first that is exhausted. */
export async function allow(throttle: Throttle, counted: Counted, refusal = tooManyAttempts): Promise<void> {
  for (const [limit, subject] of counted) {
    const taken = await throttle.take(limit, subject);
    if (!taken.isAllowed) throw refusal(taken.retryAfterSeconds);
  }
}
