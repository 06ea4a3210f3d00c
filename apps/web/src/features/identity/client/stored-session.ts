import { local } from '../../../lib/storage.ts';

/** One storage entry for all tabs: each reads it afresh and caches nothing. */
export interface StoredSession {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Milliseconds by this device's clock. */
  readonly expiresAt: number;
  /** Where the token is forwarded to, if configured. */
  readonly tokenSyncUrl: string | null;
  /** Our own service ends sessions on request; hosted ones cannot. */
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

export function onStoredElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means everything was cleared.
    if (key === KEY || key === null) listener();
  });
}
