import type { Agent } from 'node:https';
import { AppError, type PushSubscription } from '@evidose/contract';
import webPush from 'web-push';
import { SECOND_MS } from '../../clock.ts';
import type { Transport } from '../mail/index.ts';
import type { VapidKeys } from './vapid.ts';

export interface Notification {
  readonly subscription: PushSubscription;
  /** The payload read by the service worker. */
  readonly payload: object;
  readonly ttlSeconds: number;
  /** The browser has ended the subscription. */
  readonly onGone: () => Promise<void>;
  readonly onSent: () => Promise<void>;
}

/** Concurrent deliveries per process. */
export const PUSH_SENDERS = 16;
const TIMEOUT_MS = 10 * SECOND_MS;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Worth retrying: rate limit, timeout, or a server error. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

const statusOf = (error: unknown): number | null => (error instanceof webPush.WebPushError ? error.statusCode : null);

export function isPushRefusedForGood(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && !isPassing(status);
}

/** `Retry-After` in seconds or as a date. */
export function waitAskedForMs(error: unknown, now: Date = new Date()): number {
  const asked = error instanceof webPush.WebPushError ? error.headers['retry-after'] : undefined;
  if (typeof asked !== 'string') return 0;
  const ms = /^\d+$/.test(asked) ? Number(asked) * SECOND_MS : Date.parse(asked) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** Hosts like 'web.push.apple.com' or '*.push.apple.com': browsers' push services, and nothing in our network. */
export function requirePushService(endpoint: string, services: readonly string[]): void {
  const { host, username, password } = new URL(endpoint);
  const isKnown = services.some((service) =>
    service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
  );
  if (!isKnown || username !== '' || password !== '') throw new AppError('BAD_REQUEST', { field: 'endpoint' });
}

interface PushParts {
  readonly keys: VapidKeys;
  /** A test trusts its own certificate. */
  readonly agent?: Agent | undefined;
}

export function createPushTransport({ keys, agent }: PushParts): Transport<Notification> {
  return {
    send: async ({ subscription, payload, ttlSeconds, onGone, onSent }, id) => {
      try {
        const { endpoint, keys: deviceKeys } = subscription;
        await webPush.sendNotification({ endpoint, keys: deviceKeys }, JSON.stringify({ ...payload, id }), {
          vapidDetails: keys,
          TTL: ttlSeconds,
          urgency: 'normal',
          // A repeated message replaces the one the push service still holds.
          topic: id.replaceAll('-', ''),
          timeout: TIMEOUT_MS,
          ...(agent === undefined ? {} : { agent }),
        });
      } catch (error) {
        if (GONE.has(statusOf(error) ?? 0)) await onGone();
        throw error;
      }
      await onSent();
    },
    close: async () => undefined,
  };
}
