import { local, session } from './storage.ts';

type Station = 'gate' | 'login';
const KEY = { gate: 'returnAfterGate', login: 'returnAfterLogin' } as const;

/** A path on our own origin, and nothing that a browser would read as another host. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\')) return false;
  const base = 'https://own.invalid';
  try {
    return new URL(path, base).origin === base && !path.startsWith('//');
  } catch {
    return false;
  }
}

/** Where the person was going when a guard stopped them. Kept in the session, never in the address. */
export function rememberReturn(station: Station, path: string): void {
  if (isOwnPath(path)) session.write(KEY[station], path);
}

/** Looks, and forgets: a second visit to the station starts fresh. */
export function takeReturn(station: Station, otherwise: string): string {
  const path = session.read(KEY[station]);
  session.remove(KEY[station]);
  return path !== null && isOwnPath(path) ? path : otherwise;
}

const CARRIED = 'durable:returnAfterLogin';

/** The link of a mail opens in a tab of its own, which has no session: where the person was going waits there too. */
export function carryReturn(): void {
  const path = session.read(KEY.login);
  if (path === null) local.remove(CARRIED);
  else local.write(CARRIED, path);
}

export function readCarriedReturn(): string | null {
  const path = local.read(CARRIED);
  return path !== null && isOwnPath(path) ? path : null;
}

export const dropCarriedReturn = (): void => local.remove(CARRIED);
