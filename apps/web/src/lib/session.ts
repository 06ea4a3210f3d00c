import { session } from './storage.ts';
import { observable, useObservable } from './store.ts';

export interface SignedInUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** `unknown` until the identity client has checked: pages that need a person wait instead of guessing. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

export interface TokenOptions {
  readonly forceRefresh?: boolean;
  /** The uid the call is for. Another tab may have signed somebody else in since. */
  readonly of?: string | undefined;
}

/** What the app needs from an identity service; implemented in `features/identity`. */
export interface IdentityClient {
  /** Called once at startup. Calls back with the first known state, then on every change. */
  readonly start: (onChange: (state: SessionState) => void) => void;
  /** A valid token, renewed if necessary; null when signed out, or signed in as somebody other than `of`. */
  readonly getIdToken: (options?: TokenOptions) => Promise<string | null>;
  readonly signOut: () => Promise<void>;
}

/** Used until an identity client is connected. */
export const signedOutClient: IdentityClient = {
  start: (onChange) => onChange({ status: 'signed-out' }),
  getIdToken: async () => null,
  signOut: async () => undefined,
};

const state = observable<SessionState>({ status: 'unknown' });
let client: IdentityClient = signedOutClient;

/** Checks at startup whether somebody is signed in, and records it in the session as the specification says. */
export function startSession(identity: IdentityClient): void {
  client = identity;
  identity.start((next) => {
    session.write('userState', next.status === 'signed-in' ? 'Signed In' : 'Signed Out');
    state.set(next);
  });
}

/** Resolves at once unless a stored session has to be renewed first. */
export function whenSessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (state.get().status !== 'unknown') return resolve();
    const stop = state.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** Resolves once somebody is signed in: at once, after a renewal, or after log-in. */
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
/** The person this page shows, if any. */
export function currentUid(): string | undefined {
  const shown = state.get();
  return shown.status === 'signed-in' ? shown.user.uid : undefined;
}
export const useSession = (): SessionState => useObservable(state);
export const getIdToken: IdentityClient['getIdToken'] = (options) => client.getIdToken(options);
export const signOut = (): Promise<void> => client.signOut();
