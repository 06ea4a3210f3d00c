import { AppError } from '@evidose/contract';
import type { IdentityClient, SessionState, TokenOptions } from '../../../lib/session.ts';
import { withRetry } from '../../../lib/with-retry.ts';
import { forgetPerson } from './markers.ts';
import { withRenewalLock } from './renewal-lock.ts';
import { onStoredElsewhere, readStored, type StoredSession, writeStored } from './stored-session.ts';

/** A token with less time left is renewed before use. */
const MARGIN_MS = 60_000;
/** An open page renews this early, so that calls need not wait. */
const EARLY_MS = 5 * 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

let onChange: (state: SessionState) => void = () => undefined;
let shownUid: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** An account with an unverified address is not signed in: it can only request its mail and wait. */
function stateOf(stored: StoredSession | null): SessionState {
  if (stored === null || !stored.emailVerified) return { status: 'signed-out' };
  const { uid, email, emailVerified } = stored;
  return { status: 'signed-in', user: { uid, email, emailVerified } };
}

/** Publishes the stored session and clears data fetched for anybody else. */
function publish(): void {
  const stored = readStored();
  const state = stateOf(stored);
  const uid = state.status === 'signed-in' ? state.user.uid : null;
  if (shownUid !== null && uid !== shownUid) {
    // What could not be fetched now was not cached before either.
    void withRetry(() => import('../../../lib/query.ts')).then(
      ({ queryClient }) => queryClient.clear(),
      () => undefined,
    );
  }
  shownUid = uid;
  onChange(state);
  renewInTime(stored);
}

function renewInTime(stored: StoredSession | null): void {
  clearTimeout(timer);
  if (stored === null) return;
  const wait = Math.min(Math.max(stored.expiresAt - EARLY_MS - Date.now(), 0), LONGEST_TIMER_MS);
  timer = setTimeout(() => {
    if (document.visibilityState === 'visible') void renew(stored.idToken).catch(() => undefined);
  }, wait);
}

export function adopt(session: StoredSession): void {
  const before = readStored();
  writeStored(session);
  publish();
  if (before?.idToken !== session.idToken) syncToken('POST', session);
}

function drop(stored: StoredSession): void {
  writeStored(null);
  forgetPerson();
  publish();
  syncToken('DELETE', stored);
}

/** Only where configured, and only once verified. */
function syncToken(method: 'POST' | 'DELETE', session: StoredSession): void {
  if (session.tokenSyncUrl === null || !session.emailVerified) return;
  void withRetry(() => import('./token-sync.ts')).then(
    ({ sync }) => sync(method, session),
    () => undefined,
  );
}

/** Renews unless another tab has since `staleToken` was read. Null when the session is over. */
function renew(staleToken: string): Promise<string | null> {
  return withRenewalLock(async () => {
    const stored = readStored();
    if (stored === null || stored.idToken !== staleToken) {
      publish();
      return stored?.idToken ?? null;
    }
    const { renewTokens } = await withRetry(() => import('./renew-tokens.ts'));
    const renewed = await renewTokens(stored);
    if (renewed === null) drop(stored);
    else adopt(renewed);
    return renewed?.idToken ?? null;
  });
}

async function getIdToken({ forceRefresh = false, of }: TokenOptions = {}): Promise<string | null> {
  const stored = readStored();
  // A request of one person's page is never sent as somebody who signed in from another tab.
  if (stored === null || (of !== undefined && stored.uid !== of)) return null;
  const leftMs = stored.expiresAt - Date.now();
  if (!forceRefresh && leftMs > MARGIN_MS) return stored.idToken;
  try {
    const renewed = await renew(stored.idToken);
    return readStored()?.uid === stored.uid ? renewed : null;
  } catch (thrown) {
    // Offline, but the token has not expired: it still counts.
    if (!forceRefresh && leftMs > 0) return stored.idToken;
    throw thrown;
  }
}

export const identityClient: IdentityClient = {
  start: (listener) => {
    onChange = listener;
    onStoredElsewhere(() => {
      if (readStored() === null) forgetPerson();
      publish();
    });
    document.addEventListener('visibilitychange', () => renewInTime(readStored()));
    const stored = readStored();
    if (stored === null || stored.expiresAt - Date.now() > MARGIN_MS) {
      publish();
      if (stored !== null) syncToken('POST', stored);
      return;
    }
    // Unknown until renewed; if the service is unreachable, the last known session stays.
    void renew(stored.idToken).then(publish, publish);
  },
  getIdToken,
  signOut: async () => {
    const stored = readStored();
    if (stored === null) {
      // A page that still shows somebody must learn that the session is gone.
      publish();
      const error = new AppError('NOT_LOGGED_IN');
      // biome-ignore lint/suspicious/noConsole: the specification asks for it: logging out with no user logs an error
      console.error(error.message);
      throw error;
    }
    drop(stored);
    if (!stored.endsOnServer) return;
    const { endOnServer } = await withRetry(() => import('./end-on-server.ts'));
    await endOnServer(stored.refreshToken);
  },
};
