import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Secret } from '../../secret.ts';
import { gatePasses, gatePins } from './schema.ts';

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
    isRight: async (pin: string, on: Database): Promise<boolean> => {
      const [override] = await on.select().from(gatePins).where(eq(gatePins.replacesMac, configuredMac));
      return isSamePin(secret.mac(PURPOSE, pin), override?.pinMac ?? configuredMac);
    },
    /** Closes every gate that the old PIN opened. */
    rotate: async (newPin: string, clock: Clock, on: Database): Promise<void> => {
      const row = { pinMac: secret.mac(PURPOSE, newPin), replacesMac: configuredMac, rotatedAt: clock() };
      await on
        .insert(gatePins)
        .values({ id: ONLY_ROW, ...row })
        .onConflictDoUpdate({ target: gatePins.id, set: row });
      await on.delete(gatePasses);
    },
  };
}
