import { local } from '../../../lib/storage.ts';

/** What the browser keeps of a sign-in. One entry for all tabs: each reads it anew, none trusts its own copy. */
export interface StoredSession {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly idToken: string;
  readonly refreshToken: string;
  /** In milliseconds, by this device's clock. */
  readonly expiresAt: number;
  /** Where a token is to be handed on to, where that is configured. */
  readonly tokenSyncUrl: string | null;
  /** Our own service ends a session when asked; a hosted one has no word for it. */
  readonly endsOnServer: boolean;
}

const KEY = 'identitySession';

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, email, emailVerified, idToken, refreshToken, expiresAt } = value as Record<string, unknown>;
  const areTexts = [uid, email, idToken, refreshToken].every((text) => typeof text === 'string' && text !== '');
  return areTexts && typeof emailVerified === 'boolean' && typeof expiresAt === 'number';
}

export function readStored(): StoredSession | null {
  try {
    const kept: unknown = JSON.parse(local.read(KEY) ?? 'null');
    return isStoredSession(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function writeStored(session: StoredSession | null): void {
  if (session === null) local.remove(KEY);
  else local.write(KEY, JSON.stringify(session));
}

/** Another tab signed in, signed out or renewed. */
export function onStoredElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === KEY || key === null) listener();
  });
}
