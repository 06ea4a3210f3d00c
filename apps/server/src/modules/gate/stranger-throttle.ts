import { DAY_MS, MINUTE_MS } from '../../clock.ts';
import type { Database } from '../../database/index.ts';
import type { Limit, Throttle } from '../throttle/service.ts';

/**
 * Limits wrong PINs by all sources together that never knew the PIN. Nobody is locked out: the pause between two wrong
 * PINs grows with the number in the last day, up to ten minutes. At that pace a day has 144, so 10,000 PINs take 69
 * days, however many sources try.
 */
export const STRANGERS: Limit = { name: 'gate-strangers', hits: 1_000, windowMs: DAY_MS };

interface Step {
  /** From this many wrong PINs in a day on ... */
  readonly from: number;
  /** ... this long between two of them. */
  readonly pauseMs: number;
}
export const STEPS: readonly Step[] = [
  { from: 120, pauseMs: 10 * MINUTE_MS },
  { from: 80, pauseMs: 5 * MINUTE_MS },
  { from: 40, pauseMs: 2 * MINUTE_MS },
];
/** Sources that were wrong before wait longer: half of each pause is reserved for newcomers. */
const FAILED_BEFORE = 1.5;

export const pauseAfter = (wrongToday: number): number => STEPS.find(({ from }) => wrongToday >= from)?.pauseMs ?? 0;

interface Asking {
  readonly now: Date;
  readonly hasFailed: boolean;
}

/** How long a stranger has to wait before their PIN is checked. */
export async function waitForStrangers(throttle: Throttle, tx: Database, { now, hasFailed }: Asking): Promise<number> {
  const { count, newest } = await throttle.recent(STRANGERS, 'all', tx);
  if (newest === null) return 0;
  const pauseMs = pauseAfter(count) * (hasFailed ? FAILED_BEFORE : 1);
  return Math.max(0, newest.getTime() + pauseMs - now.getTime());
}
