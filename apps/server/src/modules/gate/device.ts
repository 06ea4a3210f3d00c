import { timingSafeEqual } from 'node:crypto';
import { cookies } from '@evidose/contract';
import { type Clock, later } from '../../clock.ts';
import { randomToken, type Secret } from '../../secret.ts';

const PURPOSE = 'gate-device';

/**
 * Devices that have entered the PIN in force. What they keep is signed together with that PIN: a new one makes strangers
 * of all, so nobody gains anything by having known an old one.
 */
export function createKnownDevices({ clock, secret }: { readonly clock: Clock; readonly secret: Secret }) {
  const sign = (id: string, expires: number, pinMac: string) => secret.mac(PURPOSE, `${id}.${expires}.${pinMac}`);
  return {
    make: (pinMac: string): { token: string; expiresAt: Date } => {
      const expiresAt = later(clock(), cookies.device.lifetimeMs);
      const id = randomToken();
      return { token: `${id}.${expiresAt.getTime()}.${sign(id, expiresAt.getTime(), pinMac)}`, expiresAt };
    },
    /** Its id, or null when it says nothing about the PIN in force. */
    idOf: (token: string | undefined, pinMac: string): string | null => {
      const [id = '', expires = '', mac = ''] = (token ?? '').split('.');
      if (id === '' || !(Number(expires) > clock().getTime())) return null;
      const expected = Buffer.from(sign(id, Number(expires), pinMac));
      const given = Buffer.from(mac);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}
