import { HOUR_MS, MINUTE_MS } from '../../clock.ts';
import type { Limit } from '../throttle/service.ts';
import { IdentityError } from './identity-error.ts';
import type { CodeKind } from './schema.ts';

export const LOGIN_ACCOUNT: Limit = { name: 'login-account', hits: 10, windowMs: 15 * MINUTE_MS };
export const LOGIN_SOURCE: Limit = { name: 'login-source', hits: 200, windowMs: 15 * MINUTE_MS };
export const SIGN_UP_SOURCE: Limit = { name: 'sign-up-source', hits: 20, windowMs: HOUR_MS };
/** Begun sign-ins with a provider: each is a row for ten minutes. */
export const PROVIDER_SOURCE: Limit = { name: 'provider-source', hits: 100, windowMs: 15 * MINUTE_MS };
export const CODES: Readonly<Record<CodeKind, Limit>> = {
  VERIFY_EMAIL: { name: 'code-verify', hits: 5, windowMs: HOUR_MS },
  PASSWORD_RESET: { name: 'code-reset', hits: 5, windowMs: HOUR_MS },
};

/** How old a sign-in may be for changing the password or deleting the account. */
export const RECENT_SIGN_IN_MS = 5 * MINUTE_MS;

const LOCKED_TEXT =
  'Access to this account has been temporarily disabled due to many failed login attempts. ' +
  'You can immediately restore it by resetting your password or you can try again later.';

export const tooManyLogins = (retryAfterSeconds: number) =>
  new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', { text: LOCKED_TEXT, retryAfterSeconds });

export const tooManyAttempts = (retryAfterSeconds: number) =>
  new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds });
