import { timingSafeEqual } from 'node:crypto';
import { cookies } from '@evidose/contract';
import { type Clock, later } from '../../clock.ts';
import { randomToken, type Secret } from '../../secret.ts';

const PURPOSE = 'gate-device';

/**
 * Devices that have entered the current PIN. Their cookie is signed together with that PIN: a new PIN makes all of them
 * strangers, so knowing an old PIN gives no advantage.
 */
export function createKnownDevices({ clock, secret }: { readonly clock: Clock; readonly secret: Secret }) {
  const sign = (id: string, expires: number, pinMac: string) => secret.mac(PURPOSE, `${id}.${expires}.${pinMac}`);
  return {
    make: (pinMac: string): { token: string; expiresAt: Date } => {
      const expiresAt = later(clock(), cookies.device.lifetimeMs);
      const id = randomToken();
      return { token: `${id}.${expiresAt.getTime()}.${sign(id, expiresAt.getTime(), pinMac)}`, expiresAt };
    },
    /** The device's id, or null if it does not know the current PIN. */
    idOf: (token: string | undefined, pinMac: string): string | null => {
      const [id = '', expires = '', mac = ''] = (token ?? '').split('.');
      if (id === '' || !(Number(expires) > clock().getTime())) return null;
      const expected = Buffer.from(sign(id, Number(expires), pinMac));
      const given = Buffer.from(mac);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}
