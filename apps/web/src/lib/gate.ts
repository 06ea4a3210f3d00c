import { local } from './storage.ts';
import { observable } from './store.ts';

/** Counts how often the gate was opened or closed, so that guards on screen look again. */
export const gateChanges = observable(0);

/** The server holds the gate; this is what the screen goes by. Written as milliseconds, read as those or as a date. */
export function isGateOpen(now = Date.now()): boolean {
  const kept = local.read('pinAuthExpiry');
  if (kept === null) return false;
  const expiry = /^\d+$/.test(kept) ? Number(kept) : Date.parse(kept);
  // Where nobody can be asked for it anew, it does not end: the next answer of the server says whether it has.
  return expiry > now || (expiry > 0 && globalThis.navigator?.onLine === false);
}

export function openGate(expiresAt: string): void {
  local.write('pinAuthExpiry', String(Date.parse(expiresAt)));
  gateChanges.set(gateChanges.get() + 1);
}

/** The server said the gate is closed: the mirror was wrong. */
export function closeGate(): void {
  local.remove('pinAuthExpiry');
  gateChanges.set(gateChanges.get() + 1);
}
