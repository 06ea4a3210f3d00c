import { AppError, endOneSession, listSignIns, type RouteOutput } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { withRetry } from '../../../lib/with-retry.ts';
import { checkEmail } from './account.ts';
import { adopt } from './identity-client.ts';
import { sessionFrom } from './session-from.ts';
import { readStored } from './stored-session.ts';
import { post, serviceConfig } from './wire.ts';
import { asCatalogue } from './wire-errors.ts';

export type SignIns = RouteOutput<typeof listSignIns>;

/** Null where a hosted service does not tell. */
export async function fetchSignIns(): Promise<SignIns | null> {
  const { mode } = await serviceConfig();
  return mode === 'hosted' ? null : call(listSignIns);
}

export const endDevice = (sessionId: string): Promise<undefined> => call(endOneSession, { params: { sessionId } });

/** Changing sign-in methods requires a recent sign-in. */
async function signInAgain(password: string): Promise<string> {
  const stored = readStored();
  if (stored === null) throw new AppError('NOT_LOGGED_IN');
  if (password === '') throw new AppError('PASSWORD_REQUIRED', { field: 'password' });
  const answer = await post('signInWithPassword', { email: stored.email, password, returnSecureToken: true });
  const fresh = await sessionFrom(answer);
  adopt(fresh);
  if (stored.endsOnServer) {
    const { endOnServer } = await withRetry(() => import('./end-on-server.ts'));
    await endOnServer(stored.refreshToken).catch(() => undefined);
  }
  return fresh.idToken;
}

/** The protocol's name for password sign-in. */
export const PASSWORD_METHOD = 'password';

export function removeSignInMethod(id: string, password: string): Promise<void> {
  return asCatalogue('login', async () => {
    await post('update', { idToken: await signInAgain(password), deleteProvider: [id] });
  });
}

/** A link is sent to the new address, which takes effect when opened. */
export function requestNewAddress(typed: string, password: string): Promise<void> {
  return asCatalogue('login', async () => {
    const newEmail = checkEmail(typed);
    const idToken = await signInAgain(password);
    await post('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  });
}
