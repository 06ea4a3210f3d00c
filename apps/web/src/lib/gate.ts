import { local } from './storage.ts';
import { observable } from './store.ts';

/** Incremented when the gate opens or closes, so that guards run again. */
export const gateChanges = observable(0);

/** The server enforces the gate; this is a local mirror. Written as milliseconds, read as those or as a date. */
export function isGateOpen(now = Date.now()): boolean {
  const kept = local.read('pinAuthExpiry');
  if (kept === null) return false;
  const expiry = /^\d+$/.test(kept) ? Number(kept) : Date.parse(kept);
  // Offline it cannot be renewed, so it does not expire; the server's next response decides.
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
