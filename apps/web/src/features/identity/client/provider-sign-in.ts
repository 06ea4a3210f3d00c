import { AppError } from '@evidose/contract';
import { reportError } from '../../../lib/errors.ts';
import { session } from '../../../lib/storage.ts';
import { ensureDocument, enter } from './account.ts';
import { listenForAnswer, untilClosed } from './provider-channel.ts';
import { sessionFrom } from './session-from.ts';
import { post, serviceConfig } from './wire.ts';
import { asCatalogue, fromWire } from './wire-errors.ts';

const CALLBACK_PATH = '/__/auth/handler';

interface Begun {
  readonly authUri: string;
  readonly state: string;
  readonly sessionId: string;
}

export const listProviders = async () => (await serviceConfig()).providers;

async function begin(providerId: string): Promise<Begun> {
  const continueUri = new URL(CALLBACK_PATH, window.location.origin).href;
  const { authUri, sessionId } = await post('createAuthUri', { providerId, continueUri });
  const url = new URL(String(authUri));
  const state = url.searchParams.get('state');
  if (!/^https?:$/.test(url.protocol) || state === null) throw new Error('the service gave no address to go to');
  return { authUri: url.href, state, sessionId: String(sessionId) };
}

const refused = (hint: string) => new AppError('LOGIN_FAILED', { hint });

/** The first word is taken as the first name; it can be changed on the profile. */
function namesOf(displayName: unknown): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = typeof displayName === 'string' ? displayName.trim().split(/\s+/) : [];
  return { firstName, lastName: rest.join(' ') };
}

async function complete(url: string, sessionId: string): Promise<void> {
  const error = new URL(url).searchParams.get('error');
  if (error === 'access_denied') throw refused('You canceled. Nothing changed.');
  const answer = await post('signInWithIdp', { requestUri: url, sessionId, returnSecureToken: true });
  if (answer['needConfirmation'] === true) {
    throw refused(
      'This address already has an account, and the other service hasn’t verified it. Log in with your password.',
    );
  }
  const entered = await sessionFrom(answer);
  try {
    await enter(entered);
  } finally {
    await ensureDocument(answer['isNewUser'] === true ? namesOf(answer['displayName']) : {});
  }
}

/** Call synchronously from the press, or the browser blocks the popup. */
export const openPopup = (): Window | null => window.open('', 'evidose-provider', 'popup,width=480,height=680');

export function signInByPopup(providerId: string, popup: Window): Promise<void> {
  return asCatalogue('login', async () => {
    const { authUri, state, sessionId } = await begin(providerId).catch((thrown: unknown) => {
      popup.close();
      throw thrown;
    });
    popup.location.href = authUri;
    await new Promise<void>((resolve, reject) => {
      let isAnswered = false;
      listenForAnswer(state, (url) => {
        isAnswered = true;
        // Even if the person was told that the window closed, a late result still signs them in or shows the error.
        complete(url, sessionId).then(resolve, (thrown: unknown) => {
          reportError(fromWire(thrown, 'login'));
          reject(thrown);
        });
      });
      void untilClosed(popup).then(() => {
        if (!isAnswered) reject(refused('The window was closed before you were signed in.'));
      });
    });
  });
}

export function signInByRedirect(providerId: string): Promise<void> {
  return asCatalogue('login', async () => {
    const { authUri, state, sessionId } = await begin(providerId);
    session.write('providerRedirect', JSON.stringify({ state, sessionId }));
    window.location.assign(authUri);
    // The page is about to unload; the button stays busy until then.
    await new Promise(() => undefined);
  });
}

export function finishRedirect(): Promise<void> {
  const url = session.read('providerAnswer') ?? '';
  const begun = session.read('providerRedirect') ?? '{}';
  session.remove('providerAnswer');
  session.remove('providerRedirect');
  return asCatalogue('login', () => complete(url, String((JSON.parse(begun) as Partial<Begun>).sessionId ?? '')));
}
