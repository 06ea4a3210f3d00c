import { timingSafeEqual } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Secret } from '../../secret.ts';
import { gatePasses, gatePins, gateSources } from './schema.ts';

const PURPOSE = 'gate-pin';
const ONLY_ROW = 1;

/** Compares digests of equal length, so that timing reveals neither the digits nor their number. */
export function isSamePin(mac: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
}

async function closeGates(on: Database): Promise<void> {
  await on.delete(gatePasses);
  // Whoever knew the old PIN is a stranger to the new one.
  await on.update(gateSources).set({ rightAt: null });
}

/**
 * The current PIN: the configured one, or the one an operator replaced it with. The override ends once the PIN it
 * replaced is no longer the configured one.
 */
export function createPin({ configuredPin, secret }: { readonly configuredPin: string; readonly secret: Secret }) {
  const configuredMac = secret.mac(PURPOSE, configuredPin);
  return {
    macInForce: async (on: Database): Promise<string> => {
      const [override] = await on.select().from(gatePins).where(eq(gatePins.replacesMac, configuredMac));
      return override?.pinMac ?? configuredMac;
    },
    isRight: (pin: string, macInForce: string): boolean => isSamePin(secret.mac(PURPOSE, pin), macInForce),
    /** Closes every gate that the old PIN opened. */
    rotate: async (newPin: string, clock: Clock, on: Database): Promise<void> => {
      const row = { pinMac: secret.mac(PURPOSE, newPin), rotatedAt: clock() };
      await on
        .insert(gatePins)
        .values({ id: ONLY_ROW, ...row, replacesMac: configuredMac })
        // Replaces the PIN the servers reported, whatever the operator's own environment says.
        .onConflictDoUpdate({ target: gatePins.id, set: row });
      await closeGates(on);
    },
    /** At startup: a different configured PIN ends an override and closes what the old PIN opened. */
    noteConfigured: async (clock: Clock, on: Database): Promise<void> => {
      const row = { pinMac: configuredMac, replacesMac: configuredMac, rotatedAt: clock() };
      const first = await on
        .insert(gatePins)
        .values({ id: ONLY_ROW, ...row })
        .onConflictDoNothing()
        .returning();
      if (first.length > 0) return;
      const changed = await on.update(gatePins).set(row).where(ne(gatePins.replacesMac, configuredMac)).returning();
      if (changed.length > 0) await closeGates(on);
    },
  };
}
