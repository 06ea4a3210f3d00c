import { AppError, type RouteContract } from '@evidose/contract';
import { createFairQueue } from './fair-queue.ts';
import { createSourceCooldown } from './source-cooldown.ts';

type Cost = NonNullable<RouteContract['costs']>;

/** Weight of the newest duration in the moving average. */
const NEWEST_SHARE = 0.1;
/** Longer durations mean a stalled machine, not work. */
const LONGEST_SEEN_MS = 50;
/** Longest wait: about as long as a page can show progress. */
export const LONGEST_WAIT_MS = 2_000;
const RETRY_AFTER_SECONDS = 1;
/** How often a paused source is rechecked. */
const LOOK_AGAIN_MS = 2;
/** Heavy computations in progress: one computes while the other reads or writes. With more, all take longer. */
const AT_ONCE = 2;
/** After this long it waits for the database, not for the processor, and the next may begin. */
const PLACE_MS = 250;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

interface Computation {
  readonly source: string;
  readonly cost: Cost;
}

/**
 * Starts one computation per turn of the event loop, so that quick requests are answered in between. Type-ahead goes
 * first; otherwise sources take turns, and a source with long computations pauses while others wait. Few are in progress
 * at once, so that who waits does so here, where the wait is known, and not for a connection.
 */
export function createComputeQueue({ placeMs = PLACE_MS } = {}) {
  const lanes = { light: createFairQueue<Waiting>(), heavy: createFairQueue<Waiting>() };
  const pauses = createSourceCooldown();
  let coming = 0;
  let inProgress = 0;
  let paceMs = 0;
  let begunAt: number | null = null;
  let isDue = false;
  let refused = 0;
  const waiting = () => lanes.light.size() + lanes.heavy.size();

  function refuseAll(those: readonly Waiting[]): void {
    refused += those.length;
    for (const { refuse } of those) refuse();
  }
  function nextSoon(): void {
    if (isDue || waiting() === 0) return;
    isDue = true;
    setImmediate(next);
  }
  function next(): void {
    isDue = false;
    const now = performance.now();
    if (begunAt !== null) paceMs += (Math.min(now - begunAt, LONGEST_SEEN_MS) - paceMs) * NEWEST_SHARE;
    begunAt = null;
    for (const lane of Object.values(lanes)) refuseAll(lane.remove(({ since }) => now - since >= LONGEST_WAIT_MS));
    if (inProgress >= AT_ONCE && lanes.light.size() === 0) return;
    const mayGo = (source: string) => inProgress < AT_ONCE && pauses.isOver(source, now);
    const taken = lanes.light.next(() => true) ?? lanes.heavy.next(mayGo);
    if (taken === null) {
      setTimeout(nextSoon, LOOK_AGAIN_MS);
      return;
    }
    const { source, item } = taken;
    item.begin();
    // Microtasks run in order: by now the computation has run.
    queueMicrotask(() => pauses.notePiece(source, { begunAt: now, endedAt: performance.now() }));
    // The next waiting computation measures this one, including everything answered in between.
    begunAt = waiting() > 0 ? now : null;
    nextSoon();
  }
  const turn = ({ source, cost }: Computation): Promise<void> =>
    new Promise((begin, reject) => {
      const refuse = () => reject(new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      const since = performance.now();
      pauses.noteArrival(source, since);
      lanes[cost].add(source, { begin, refuse, since });
      nextSoon();
    });
  /** Takes a place, and returns how to leave it. */
  function takePlace(): () => void {
    inProgress += 1;
    let isTaken = true;
    const leave = () => {
      if (!isTaken) return;
      isTaken = false;
      clearTimeout(timer);
      inProgress -= 1;
      nextSoon();
    };
    const timer = setTimeout(leave, placeMs);
    return leave;
  }
  return {
    run: async <T>(computation: Computation, compute: () => T | Promise<T>): Promise<T> => {
      await turn(computation);
      if (computation.cost === 'light') return compute();
      const leave = takePlace();
      try {
        return await compute();
      } finally {
        leave();
      }
    },
    /** Counts requests that are being authorized and will queue next. */
    announce: async <T>(look: () => Promise<T>): Promise<T> => {
      coming += 1;
      try {
        return await look();
      } finally {
        coming -= 1;
      }
    },
    waiting,
    /** Computations ahead of a newcomer. */
    ahead: (): number => waiting() + coming,
    /** Moving average of one computation. */
    paceMs: (): number => paceMs,
    /** Rejects all but this many. */
    shorten: (length: number): void => refuseAll(lanes.heavy.shorten(Math.max(0, waiting() - length))),
    refused: (): number => refused,
  };
}

export type ComputeQueue = ReturnType<typeof createComputeQueue>;
