import { AppError, eraseMyDocuments, eraseMyMessages } from '@evidose/contract';
import { call } from '../../../lib/api.ts';
import { getIdToken, signOut } from '../../../lib/session.ts';
import { forgetPerson } from './markers.ts';
import { readStored } from './stored-session.ts';
import { post } from './wire.ts';
import { asCatalogue } from './wire-errors.ts';

/**
 * Deletes the account and everything kept with it. Only a fresh sign-in may do that: with a password we sign in once
 * more; without one (a provider's account) the present sign-in must be fresh enough.
 */
export function deleteAccount(password: string, { withMessages }: { readonly withMessages: boolean }): Promise<void> {
  return asCatalogue('login', async () => {
    const stored = readStored();
    if (stored === null) throw new AppError('NOT_LOGGED_IN');
    const idToken =
      password === ''
        ? await getIdToken()
        : (await post('signInWithPassword', { email: stored.email, password, returnSecureToken: true })).idToken;
    // While somebody can still show whose address it is.
    if (withMessages) await call(eraseMyMessages);
    // A hosted account knows nothing of our documents: they go first, while somebody can still ask for it.
    if (!stored.endsOnServer) await call(eraseMyDocuments);
    await post('delete', { idToken });
    forgetPerson();
    // The session went with the account; this browser only has to forget it.
    await signOut().catch(() => undefined);
  });
}
