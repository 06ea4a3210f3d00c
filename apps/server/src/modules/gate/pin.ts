import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Secret } from '../../secret.ts';
import { gatePasses, gatePins, gateSources } from './schema.ts';

const PURPOSE = 'gate-pin';
const ONLY_ROW = 1;

/** Compares digests of one length, so neither the digits nor their number show in the time it takes. */
export function isSamePin(mac: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
}

/**
 * The PIN in force: the configured one, or the one an operator put in its place. A newly configured PIN is the later
 * word, so an override ends as soon as the PIN it replaced is no longer the configured one.
 */
export function createPin({ configuredPin, secret }: { readonly configuredPin: string; readonly secret: Secret }) {
  const configuredMac = secret.mac(PURPOSE, configuredPin);
  return {
    /** A digest of the PIN in force. */
    macInForce: async (on: Database): Promise<string> => {
      const [override] = await on.select().from(gatePins).where(eq(gatePins.replacesMac, configuredMac));
      return override?.pinMac ?? configuredMac;
    },
    isRight: (pin: string, macInForce: string): boolean => isSamePin(secret.mac(PURPOSE, pin), macInForce),
    /** Closes every gate that the old PIN opened. */
    rotate: async (newPin: string, clock: Clock, on: Database): Promise<void> => {
      const row = { pinMac: secret.mac(PURPOSE, newPin), replacesMac: configuredMac, rotatedAt: clock() };
      await on
        .insert(gatePins)
        .values({ id: ONLY_ROW, ...row })
        .onConflictDoUpdate({ target: gatePins.id, set: row });
      await on.delete(gatePasses);
      // Whoever knew the old one is a stranger to the new one.
      await on.update(gateSources).set({ rightAt: null });
    },
  };
}
