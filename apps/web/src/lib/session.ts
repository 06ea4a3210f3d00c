import { session } from './storage.ts';
import { observable, useObservable } from './store.ts';

export interface SignedInUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** `unknown` until the identity client has looked: pages that need a person wait, they do not guess. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

export interface TokenOptions {
  readonly forceRefresh?: boolean;
  /** The uid of whoever the call is for. Another tab may have signed somebody else in since. */
  readonly of?: string | undefined;
}

/** What the app needs of an identity service. `features/identity` holds the one that talks to the server. */
export interface IdentityClient {
  /** Called once, at start-up. Calls back with the first state it knows, then on every change. */
  readonly start: (onChange: (state: SessionState) => void) => void;
  /** A token that is still good, renewed if need be; null when nobody is signed in, or somebody else than `of`. */
  readonly getIdToken: (options?: TokenOptions) => Promise<string | null>;
  readonly signOut: () => Promise<void>;
}

/** Nobody can sign in: what holds until an identity client is connected. */
export const signedOutClient: IdentityClient = {
  start: (onChange) => onChange({ status: 'signed-out' }),
  getIdToken: async () => null,
  signOut: async () => undefined,
};

const state = observable<SessionState>({ status: 'unknown' });
let client: IdentityClient = signedOutClient;

/** Start-up: looks whether somebody is signed in, and records it in the session as the specification words it. */
export function startSession(identity: IdentityClient): void {
  client = identity;
  identity.start((next) => {
    session.write('userState', next.status === 'signed-in' ? 'Signed In' : 'Signed Out');
    state.set(next);
  });
}

/** At once, but for a stored sign-in that has to be renewed first. */
export function whenSessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (state.get().status !== 'unknown') return resolve();
    const stop = state.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** Once somebody is: at once, after a renewal, or after a log-in. */
export function whenSignedIn(work: () => void): void {
  if (currentUid() !== undefined) {
    work();
    return;
  }
  const stop = state.subscribe(() => {
    if (currentUid() === undefined) return;
    stop();
    work();
  });
}

export const currentSession = (): SessionState => state.get();
/** Whoever this page shows; undefined while it shows nobody. */
export function currentUid(): string | undefined {
  const shown = state.get();
  return shown.status === 'signed-in' ? shown.user.uid : undefined;
}
export const useSession = (): SessionState => useObservable(state);
export const getIdToken: IdentityClient['getIdToken'] = (options) => client.getIdToken(options);
export const signOut = (): Promise<void> => client.signOut();
