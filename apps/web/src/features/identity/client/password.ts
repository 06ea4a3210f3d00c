import { AppError, DEFAULT_MIN_PASSWORD_LENGTH, endAllSessions, type StandingAccess } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { getIdToken } from '../../../lib/session.ts';
import { checkEmail } from './account.ts';
import { adopt } from './identity-client.ts';
import { sessionFrom } from './session-from.ts';
import { readStored } from './stored-session.ts';
import { getPasswordPolicy, post } from './wire.ts';
import { asCatalogue } from './wire-errors.ts';

/** The service's policy; its default when the service does not answer. */
export async function fetchMinPasswordLength(): Promise<number> {
  try {
    const policy = (await getPasswordPolicy()) as { customStrengthOptions?: { minPasswordLength?: unknown } };
    const length = policy.customStrengthOptions?.minPasswordLength;
    return typeof length === 'number' ? length : DEFAULT_MIN_PASSWORD_LENGTH;
  } catch {
    return DEFAULT_MIN_PASSWORD_LENGTH;
  }
}

export function requestReset(typed: string): Promise<void> {
  return asCatalogue('other', async () => {
    await post('sendOobCode', { requestType: 'PASSWORD_RESET', email: checkEmail(typed) });
  });
}

/** Whose password the code resets; throws when the code is invalid or used. */
export function checkResetCode(oobCode: string): Promise<string> {
  return asCatalogue('other', async () => {
    const { email, requestType } = await post('resetPassword', { oobCode });
    if (requestType !== 'PASSWORD_RESET') throw new AppError('SOMETHING_FAILED', { field: 'code' });
    return String(email);
  });
}

export function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  return asCatalogue('other', async () => {
    if (newPassword === '') throw new AppError('PASSWORD_REQUIRED', { field: 'password' });
    await post('resetPassword', { oobCode, newPassword });
    // All sessions ended with it, including this browser's.
    if (readStored() !== null) await getIdToken({ forceRefresh: true }).catch(() => null);
  });
}

export const OLD_PASSWORD = 'current-password';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Linked providers to remove with the old password. */
  readonly dropped: readonly string[];
}

/** Changing a password requires a recent sign-in, so we log in again with the old one. */
export function changePassword({ oldPassword, newPassword, dropped }: PasswordChange): Promise<void> {
  return asCatalogue('login', async () => {
    const stored = readStored();
    if (stored === null) throw new AppError('NOT_LOGGED_IN');
    if (oldPassword === '') throw new AppError('PASSWORD_REQUIRED', { field: OLD_PASSWORD });
    if (newPassword === '') throw new AppError('PASSWORD_REQUIRED', { field: 'password' });
    const { idToken } = await post('signInWithPassword', {
      email: stored.email,
      password: oldPassword,
      returnSecureToken: true,
    });
    const change = { password: newPassword, ...(dropped.length === 0 ? {} : { deleteProvider: dropped }) };
    await asCatalogue('other', async () =>
      adopt(await sessionFrom(await post('update', { idToken, ...change, returnSecureToken: true }))),
    );
  });
}

/** Also ends links, feeds and keys, except those the person keeps. */
export async function signOutEverywhere(keep: readonly StandingAccess[]): Promise<void> {
  await call(endAllSessions, { body: { keep: [...keep] } });
  // The renewal is refused, which signs this browser out as well.
  await getIdToken({ forceRefresh: true });
}
