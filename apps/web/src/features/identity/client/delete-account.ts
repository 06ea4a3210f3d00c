import { AppError, eraseMyDocuments, eraseMyMessages } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { getIdToken, signOut } from '../../../lib/session.ts';
import { forgetPerson } from './markers.ts';
import { readStored } from './stored-session.ts';
import { post } from './wire.ts';
import { asCatalogue } from './wire-errors.ts';

/**
 * Deletes the account and all its data. Requires a recent sign-in: with a password we sign in again; without one (a
 * provider's account) the current sign-in must be recent.
 */
export function deleteAccount(password: string, { withMessages }: { readonly withMessages: boolean }): Promise<void> {
  return asCatalogue('login', async () => {
    const stored = readStored();
    if (stored === null) throw new AppError('NOT_LOGGED_IN');
    const idToken =
      password === ''
        ? await getIdToken()
        : (await post('signInWithPassword', { email: stored.email, password, returnSecureToken: true })).idToken;
    // While the address can still be proven.
    if (withMessages) await call(eraseMyMessages);
    // A hosted service knows nothing of our documents: delete them first, while the session is valid.
    if (!stored.endsOnServer) await call(eraseMyDocuments);
    await post('delete', { idToken });
    forgetPerson();
    // The session ended with the account; only this browser's copy is left.
    await signOut().catch(() => undefined);
  });
}
