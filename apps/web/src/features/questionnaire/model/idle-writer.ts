const REST_MS = 250;
const LATEST_MS = 1000;

export interface IdleWriter {
  /** Writes soon, when the browser has a moment: never between a key and its letter. */
  readonly schedule: () => void;
  /** Writes now if something is waiting. */
  readonly flush: () => void;
  readonly cancel: () => void;
}

const whenIdle = (work: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
};

export function createIdleWriter(write: () => void): IdleWriter {
  let waiting: (() => void) | null = null;
  const run = () => {
    waiting = null;
    write();
  };
  const cancel = () => {
    waiting?.();
    waiting = null;
  };
  return {
    schedule: () => {
      if (waiting !== null) return;
      const timer = setTimeout(() => {
        waiting = whenIdle(run);
      }, REST_MS);
      waiting = () => clearTimeout(timer);
    },
    flush: () => {
      if (waiting === null) return;
      cancel();
      write();
    },
    cancel,
  };
}
