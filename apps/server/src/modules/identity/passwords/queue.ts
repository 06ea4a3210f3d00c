export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface QueueOptions {
  readonly concurrency: number;
  /** Longest wait in milliseconds. */
  readonly longestWaitMs: number;
  /** Assumed duration until some have been measured. */
  readonly expectedMs: number;
}

interface Waiter {
  readonly go: () => void;
  readonly refuse: (error: QueueFullError) => void;
}

/** Weight of the newest duration in the moving average. */
const NEWEST_SHARE = 0.1;

/**
 * Limits concurrency, with a queue per source served round-robin: a source that sends hundreds waits behind itself.
 * When full, the longest queue gives up its last place to a shorter one.
 */
export function createQueue({ concurrency, longestWaitMs, expectedMs }: QueueOptions) {
  const lines = new Map<string, Waiter[]>();
  const served = new Map<string, number>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  let turns = 0;
  let averageMs = expectedMs;

  const room = (): number => Math.max(1, Math.floor((longestWaitMs * concurrency) / averageMs));

  function start(source: string): void {
    turns += 1;
    served.set(source, turns);
    runningOf.set(source, (runningOf.get(source) ?? 0) + 1);
  }

  function makeRoomFor(source: string): void {
    let [longest, length] = ['', 0];
    for (const [name, line] of lines) if (line.length > length) [longest, length] = [name, line.length];
    const isShorter = (lines.get(source)?.length ?? 0) + 1 < length;
    const last = isShorter ? lines.get(longest)?.pop() : undefined;
    if (last === undefined) throw new QueueFullError('the queue is full');
    waiting -= 1;
    last.refuse(new QueueFullError('the place was needed by others'));
  }

  function turn(source: string): Promise<void> | undefined {
    if (running < concurrency) {
      running += 1;
      start(source);
      return undefined;
    }
    if (waiting >= room()) makeRoomFor(source);
    waiting += 1;
    return new Promise((go, refuse) => {
      const line = lines.get(source);
      if (line === undefined) lines.set(source, [{ go, refuse }]);
      else line.push({ go, refuse });
    });
  }

  function nextSource(): string | undefined {
    let best: string | undefined;
    for (const source of lines.keys()) {
      if (best === undefined || (served.get(source) ?? 0) < (served.get(best) ?? 0)) best = source;
    }
    return best;
  }

  function leave(source: string): void {
    const left = (runningOf.get(source) ?? 1) - 1;
    if (left > 0) runningOf.set(source, left);
    else runningOf.delete(source);
    // Forget sources without work.
    if (left === 0 && !lines.has(source)) served.delete(source);
    const next = nextSource();
    const line = next === undefined ? undefined : lines.get(next);
    const waiter = line?.shift();
    if (next === undefined || line === undefined || waiter === undefined) {
      running -= 1;
      return;
    }
    if (line.length === 0) lines.delete(next);
    waiting -= 1;
    // The slot is handed over, so `running` stays the same.
    start(next);
    waiter.go();
  }

  return async <T>(source: string, work: () => Promise<T>): Promise<T> => {
    await turn(source);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      averageMs += (performance.now() - begun - averageMs) * NEWEST_SHARE;
      leave(source);
    }
  };
}
