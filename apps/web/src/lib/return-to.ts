import { local, session } from './storage.ts';

type Station = 'gate' | 'login';
const KEY = { gate: 'returnAfterGate', login: 'returnAfterLogin' } as const;

/** A same-origin path that no browser could read as another host. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\')) return false;
  const base = 'https://own.invalid';
  try {
    return new URL(path, base).origin === base && !path.startsWith('//');
  } catch {
    return false;
  }
}

/** Where the person was going when a guard stopped them. In the session, never in the address. */
export function rememberReturn(station: Station, path: string): void {
  if (isOwnPath(path)) session.write(KEY[station], path);
}

/** Reads and clears: a second visit starts fresh. */
export function takeReturn(station: Station, otherwise: string): string {
  const path = session.read(KEY[station]);
  session.remove(KEY[station]);
  return path !== null && isOwnPath(path) ? path : otherwise;
}

const CARRIED = 'durable:returnAfterLogin';

/** A mail link opens in a new tab without this session, so the destination is stored for it too. */
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
