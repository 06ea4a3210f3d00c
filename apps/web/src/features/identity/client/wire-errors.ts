import { AppError, type ErrorCode } from '@evidose/contract';
import { offlineHint } from '../../../lib/offline.ts';
import { WireError } from './wire.ts';

/** The same refusal reads differently when signing in and when already signed in. */
export type Doing = 'login' | 'other';

const ROWS: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL: 'INVALID_EMAIL',
  MISSING_EMAIL: 'INVALID_EMAIL',
  MISSING_PASSWORD: 'PASSWORD_REQUIRED',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'TOO_MANY_LOGINS',
  INVALID_ID_TOKEN: 'NOT_LOGGED_IN',
  TOKEN_EXPIRED: 'NOT_LOGGED_IN',
  USER_NOT_FOUND: 'NOT_LOGGED_IN',
};

/** One message for all three, so that nobody can probe who has an account. */
const WRONG_AT_LOGIN = new Set(['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND']);

interface Fixable {
  readonly field?: string;
  readonly hint: string;
}

function fixOf({ code, text }: WireError): Fixable | undefined {
  switch (code) {
    case 'EMAIL_EXISTS':
      return { field: 'email', hint: 'This address already has an account. Log in instead, or reset the password.' };
    case 'WEAK_PASSWORD':
      return { field: 'password', hint: weakPassword(text) };
    case 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS':
      return { field: 'password', hint: text.replace(/^Missing password requirements: \[(.*)\]$/, '$1') };
    case 'EXPIRED_OOB_CODE':
      return { field: 'code', hint: 'This link has expired. Ask for a new one below.' };
    case 'INVALID_OOB_CODE':
      return {
        field: 'code',
        hint: 'This link was already used, or a newer email replaced it. Ask for a new one below.',
      };
    case 'RESET_PASSWORD_EXCEED_LIMIT':
      return {
        hint: 'We sent several emails to this address lately. Check the spam folder, or try again in an hour.',
      };
    case 'USER_DISABLED':
      return { hint: 'This account is disabled. Write to us if you think that is a mistake.' };
    case 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN':
      return { hint: 'For your safety, log in again first.' };
    default:
      return undefined;
  }
}

function weakPassword(text: string): string {
  const length = /at least (\d+)/.exec(text)?.[1];
  return length === undefined
    ? 'This password is easy to guess. Choose another one, such as a few unrelated words.'
    : `Use at least ${length} characters.`;
}

function rowOf(error: WireError, doing: Doing): ErrorCode {
  if (doing === 'login' && WRONG_AT_LOGIN.has(error.code)) return 'WRONG_PASSWORD';
  if (error.status === 429) return 'TOO_MANY_LOGINS';
  if (error.status === 401) return 'NOT_LOGGED_IN';
  return ROWS[error.code] ?? failureOf(doing);
}

const failureOf = (doing: Doing): ErrorCode => (doing === 'login' ? 'LOGIN_FAILED' : 'SOMETHING_FAILED');

export function fromWire(thrown: unknown, doing: Doing): AppError {
  if (thrown instanceof AppError) {
    // What the person can fix is shown next to its field, whatever the context.
    const offline = offlineHint();
    const isSaid = thrown.details.field !== undefined || thrown.details.hint !== offline.hint;
    if (thrown.code !== 'SOMETHING_FAILED' || isSaid) return thrown;
    return new AppError(failureOf(doing), { cause: thrown, ...offline });
  }
  if (!(thrown instanceof WireError)) return new AppError(failureOf(doing), { cause: thrown, ...offlineHint() });
  const fix = fixOf(thrown);
  const { retryAfterSeconds } = thrown;
  return new AppError(rowOf(thrown, doing), {
    cause: thrown,
    ...fix,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

export async function asCatalogue<T>(doing: Doing, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw fromWire(thrown, doing);
  }
}
