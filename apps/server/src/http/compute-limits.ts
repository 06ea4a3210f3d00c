import { AppError, type RouteContract } from '@evidose/contract';
import type { FastifyRequest } from 'fastify';
import { type Clock, MINUTE_MS } from '../clock.ts';
import { sourceOf } from './source.ts';

type Cost = NonNullable<RouteContract['costs']>;

/** Type-ahead calls on every keystroke, and a source may be a whole office. */
const LIGHT_TIMES = 5;
const SOURCE_TIMES = 5;
/** Subjects remembered; the oldest are evicted first. */
const MOST_SUBJECTS = 50_000;

interface Minute {
  start: number;
  calls: number;
}

interface LimitOptions {
  readonly clock: Clock;
  /** Expensive calls a minute by one gate pass or person. */
  readonly perMinute: number;
  /** The gate pass of a browser without a sign-in. */
  readonly passOf: (request: FastifyRequest) => string | undefined;
}

/**
 * Limits expensive calls. Counted in memory, unlike the limits that protect accounts: this protects the CPU time of one
 * process, and a row per keystroke would cost more than it saves.
 */
export function createComputeLimits({ clock, perMinute, passOf }: LimitOptions) {
  const minutes = new Map<string, Minute>();

  function count(subject: string, most: number): void {
    const now = clock().getTime();
    const known = minutes.get(subject);
    const isOver = known === undefined || now - known.start >= MINUTE_MS;
    const minute = isOver ? { start: now, calls: 0 } : known;
    if (minute.calls >= most) {
      throw new AppError('TOO_MANY_REQUESTS', {
        retryAfterSeconds: Math.ceil((minute.start + MINUTE_MS - now) / 1_000),
      });
    }
    minute.calls += 1;
    // Reinserted to keep the map in order of use.
    minutes.delete(subject);
    minutes.set(subject, minute);
    const [oldest] = minutes.keys();
    if (minutes.size > MOST_SUBJECTS && oldest !== undefined) minutes.delete(oldest);
  }

  return (cost: Cost, request: FastifyRequest, uid: string | undefined): void => {
    const most = cost === 'light' ? perMinute * LIGHT_TIMES : perMinute;
    const whose = uid ?? passOf(request);
    if (whose !== undefined) count(`${cost} by ${whose}`, most);
    count(`${cost} from ${sourceOf(request)}`, most * SOURCE_TIMES);
  };
}

export type ComputeLimits = ReturnType<typeof createComputeLimits>;
