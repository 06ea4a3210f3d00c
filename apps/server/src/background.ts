import { describeFailure } from './describe-failure.ts';
import type { Logger } from './log.ts';

interface BackgroundOptions {
  readonly name: string;
  readonly everyMs: number;
  readonly log: Logger;
  readonly work: () => Promise<void>;
}

export interface Background {
  /** Runs the work soon, ahead of schedule. */
  readonly wake: () => void;
  /** Starts no new run; resolves when the current one has finished. */
  readonly stop: () => Promise<void>;
}

/** Repeats work, one run at a time. A failed run is logged and does not affect the next. */
export function runInBackground({ name, everyMs, log, work }: BackgroundOptions): Background {
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    do {
      isWoken = false;
      try {
        await work();
      } catch (error) {
        log.error({ failure: describeFailure(error), background: name }, 'background work failed');
      }
    } while (isWoken && !isStopped);
  };
  const start = (): void => {
    if (isStopped) return;
    isWoken = true;
    running ??= run().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  return {
    wake: start,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
