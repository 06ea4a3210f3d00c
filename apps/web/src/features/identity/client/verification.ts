import { AppError, saveMe } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { getIdToken } from '../../../lib/session.ts';
import { checkEmail, ensureDocument, readWaitingNames, requestVerification } from './account.ts';
import { adopt } from './identity-client.ts';
import { clearPendingVerification, markLoggedIn, markPendingVerification } from './markers.ts';
import { sessionFrom } from './session-from.ts';
import { readStored } from './stored-session.ts';
import { post } from './wire.ts';
import { asCatalogue } from './wire-errors.ts';

export async function waitingToken(): Promise<string> {
  const token = await getIdToken();
  if (token === null) throw new AppError('NOT_LOGGED_IN');
  return token;
}

export function resend(): Promise<void> {
  return asCatalogue('other', async () => {
    await requestVerification(await waitingToken());
  });
}

export function changeAddress(typed: string): Promise<void> {
  return asCatalogue('other', async () => {
    const email = checkEmail(typed);
    const changed = await sessionFrom(
      await post('update', { idToken: await waitingToken(), email, returnSecureToken: true }),
    );
    adopt(changed);
    markPendingVerification(changed.email);
    await requestVerification(changed.idToken);
    await call(saveMe, { body: {} });
  });
}

/** Applies an emailed code on any device; continues here if this browser holds the pending session. */
export function applyCode(oobCode: string): Promise<'continues' | 'log-in'> {
  return asCatalogue('other', async () => {
    // Changing an address needs both the mail and the account's own session.
    const idToken = await getIdToken().catch(() => null);
    await post('update', { oobCode, ...(idToken === null ? {} : { idToken }) });
    if (readStored()?.emailVerified === true) await getIdToken({ forceRefresh: true }).catch(() => null);
    if (readStored() !== null && (await becomeVerified())) return 'continues';
    clearPendingVerification();
    return 'log-in';
  });
}

export async function isVerifiedByNow(): Promise<boolean> {
  const stored = readStored();
  if (stored === null) return false;
  if (stored.emailVerified) return true;
  const { users } = (await post('lookup', { idToken: await waitingToken() })) as {
    users?: readonly { emailVerified?: boolean }[];
  };
  return users?.[0]?.emailVerified === true;
}

/** The new token carries the verified flag; from then on the person is signed in. */
export async function becomeVerified(): Promise<boolean> {
  if (readStored()?.emailVerified !== true) await getIdToken({ forceRefresh: true });
  const stored = readStored();
  if (stored === null || !stored.emailVerified) return false;
  markLoggedIn(stored.email);
  await ensureDocument(readWaitingNames());
  return true;
}
