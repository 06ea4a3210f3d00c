import type { StoredSession } from './stored-session.ts';

/** Old tokens are not forwarded: the receiver wants to know that somebody is here now. */
const MAX_AGE_S = 300;

let lastPosted: string | null = null;

function ageOf(idToken: string): number {
  const [, payload = ''] = idToken.split('.');
  const { iat } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat?: number };
  return Date.now() / 1_000 - (iat ?? 0);
}

/** The optional token-sync call: same origin only, so that no other site ever sees a token. */
export async function sync(method: 'POST' | 'DELETE', { idToken, tokenSyncUrl }: StoredSession): Promise<void> {
  if (tokenSyncUrl === null || !window.isSecureContext) return;
  const url = new URL(tokenSyncUrl, window.location.origin);
  if (url.origin !== window.location.origin) return;
  if (method === 'POST' && (idToken === lastPosted || ageOf(idToken) > MAX_AGE_S)) return;
  lastPosted = method === 'POST' ? idToken : null;
  const headers: HeadersInit = method === 'POST' ? { authorization: `Bearer ${idToken}` } : {};
  // An external endpoint must not block signing in or out.
  await fetch(url, { method, headers, keepalive: true }).catch(() => undefined);
}
