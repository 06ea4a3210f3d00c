import { AppError, type RouteContract } from '@evidose/contract';
import { createLines } from './lines.ts';
import { createPauses } from './pauses.ts';

type Cost = NonNullable<RouteContract['costs']>;

/** Of a measured time, how much counts against all that were measured before. */
const NEWEST_SHARE = 0.1;
/** More than this is a machine that stood still, and tells nothing about the next piece. */
const LONGEST_SEEN_MS = 50;
/** Whoever waited so long is told to come back: a page may show for as long that it works, and not much longer. */
export const LONGEST_WAIT_MS = 2_000;
const RETRY_AFTER_SECONDS = 1;
/** How soon it is looked again whether a pause is over. */
const LOOK_AGAIN_MS = 2;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

interface Thought {
  readonly source: string;
  readonly cost: Cost;
}
const ANYBODY: Thought = { source: '', cost: 'heavy' };

/**
 * Of what makes the server think, one piece begins in each turn of the event loop: between two of them everything that is
 * quick is answered, and how many wait tells how much there is to do. What is asked at every key goes first; otherwise
 * sources take turns, and one whose pieces are long pauses between them while somebody else is there.
 */
export function createComputeQueue() {
  const lanes = { light: createLines<Waiting>(), heavy: createLines<Waiting>() };
  const pauses = createPauses();
  let coming = 0;
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
    const mayGo = (source: string) => pauses.isOver(source, now);
    const taken = lanes.light.next(() => true) ?? lanes.heavy.next(mayGo);
    if (taken === null) {
      setTimeout(nextSoon, LOOK_AGAIN_MS);
      return;
    }
    const { source, item } = taken;
    item.begin();
    // Microtasks run in their order: what the piece does at once is done before this.
    queueMicrotask(() => pauses.notePiece(source, { begunAt: now, endedAt: performance.now() }));
    // How long a piece takes, with all that is answered beside it, is told by the next one that was waiting for it.
    begunAt = waiting() > 0 ? now : null;
    nextSoon();
  }
  return {
    /** Rejects where it would come too late. */
    take: ({ source, cost }: Thought = ANYBODY): Promise<void> =>
      new Promise((begin, reject) => {
        const refuse = () => reject(new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
        const since = performance.now();
        pauses.noteArrival(source, since);
        lanes[cost].add(source, { begin, refuse, since });
        nextSoon();
      }),
    /** Whoever is looked at by the guards will want a turn in a moment. */
    announce: async <T>(look: () => Promise<T>): Promise<T> => {
      coming += 1;
      try {
        return await look();
      } finally {
        coming -= 1;
      }
    },
    waiting,
    /** Before a newcomer's turn. */
    ahead: (): number => waiting() + coming,
    /** What one piece has taken of late. */
    paceMs: (): number => paceMs,
    /** All but so many are told to come back: their answers would be late, and make those of others late as well. */
    shorten: (length: number): void => refuseAll(lanes.heavy.shorten(Math.max(0, waiting() - length))),
    refused: (): number => refused,
  };
}

export type ComputeQueue = ReturnType<typeof createComputeQueue>;
