import { AppError, isEmailAddress, saveMe } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { reportError } from '../../../lib/errors.ts';
import { session } from '../../../lib/storage.ts';
import { adopt } from './identity-client.ts';
import { markLoggedIn, markPendingVerification, markSignupCompleted } from './markers.ts';
import { sessionFrom } from './session-from.ts';
import type { StoredSession } from './stored-session.ts';
import { post } from './wire.ts';
import { asCatalogue } from './wire-errors.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewPerson extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

export function checkEmail(email: string): string {
  const trimmed = email.trim();
  if (!isEmailAddress(trimmed)) throw new AppError('INVALID_EMAIL', { field: 'email' });
  return trimmed;
}

function checkCredentials({ email, password }: Credentials): Credentials {
  const checked = checkEmail(email);
  if (password === '') throw new AppError('PASSWORD_REQUIRED', { field: 'password' });
  return { email: checked, password };
}

const NEW_LINK = 'We have sent you a new link.';
const OLD_LINK = 'We sent you several links lately. Use the newest one, and check your spam folder too.';

/** Resolves with a signed-in, verified person, or throws 'verify' after sending a new mail. */
export async function enter(entered: StoredSession): Promise<void> {
  adopt(entered);
  if (entered.emailVerified) {
    markLoggedIn(entered.email);
    return;
  }
  markPendingVerification(entered.email);
  // The hourly mail limit may be reached; the earlier mail still works.
  const isSent = await requestVerification(entered.idToken).then(
    () => true,
    () => false,
  );
  throw new AppError('EMAIL_NOT_VERIFIED', { hint: isSent ? NEW_LINK : OLD_LINK });
}

export function logIn(credentials: Credentials): Promise<void> {
  return asCatalogue('login', async () => {
    const { email, password } = checkCredentials(credentials);
    const answer = await post('signInWithPassword', { email, password, returnSecureToken: true });
    await enter(await sessionFrom(answer));
    await ensureDocument(readWaitingNames());
  });
}

/** Account, mail, document, then the stored address; the last three can be retried. */
export function signUp({ firstName, lastName, ...credentials }: NewPerson): Promise<void> {
  return asCatalogue('other', async () => {
    const { email, password } = checkCredentials(credentials);
    const answer = await post('signUp', { email, password, returnSecureToken: true });
    const created = await sessionFrom(answer);
    adopt(created);
    markPendingVerification(created.email);
    markSignupCompleted();
    await requestVerification(created.idToken).catch(() => undefined);
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    session.write(NAMES, JSON.stringify(names));
    await ensureDocument(names);
  });
}

export const requestVerification = (idToken: string): Promise<unknown> =>
  post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });

const NAMES = 'draft:names';

interface Names {
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Names that sign-up could not store; saved at the next log-in. */
export function readWaitingNames(): Names {
  try {
    return JSON.parse(session.read(NAMES) ?? '{}') as Names;
  } catch {
    return {};
  }
}

/** Merges into the user document, creating it if missing. The account itself exists by now. */
export async function ensureDocument(names: Names): Promise<void> {
  try {
    await call(saveMe, { body: names });
    session.remove(NAMES);
  } catch (thrown) {
    reportError(thrown);
  }
}
