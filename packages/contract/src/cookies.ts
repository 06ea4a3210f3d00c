import { PIN_ACCESS_MS } from './constants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Cookie {
  /** Prefixed with `__Host-` behind TLS. */
  readonly name: string;
  readonly lifetimeMs: number;
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

/**
 * All cookies: the server takes names and lifetimes from here, the cookie policy the descriptions. A test compares them
 * with what the routes set.
 */
export const cookies = {
  device: {
    name: 'evidose-device',
    lifetimeMs: 180 * DAY_MS,
    what: 'evidose-device: a random number that shows this browser once entered the right PIN. Set when the PIN is right, before you see the terms of access',
    why: 'So wrong PINs from others at your network address don’t make you wait',
    kept: '180 days, or until the PIN changes',
  },
  gate: {
    name: 'evidose-gate',
    lifetimeMs: PIN_ACCESS_MS,
    what: 'evidose-gate: that this browser may enter. Set when you accept the terms of access',
    why: 'To let you in',
    kept: '1 hour',
  },
} as const satisfies Record<string, Cookie>;
