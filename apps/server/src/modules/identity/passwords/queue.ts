/** Too much is waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface QueueOptions {
  readonly concurrency: number;
  readonly maxWaiting: number;
}

/** Runs so many at a time, lets so many wait, and refuses the rest at once instead of letting everybody wait longer. */
export function createQueue({ concurrency, maxWaiting }: QueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = (): Promise<void> | undefined => {
    if (running < concurrency) {
      running += 1;
      return undefined;
    }
    if (waiting.length >= maxWaiting) throw new QueueFullError('the queue is full');
    // The one who leaves hands the place on, so `running` stays as it is.
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
