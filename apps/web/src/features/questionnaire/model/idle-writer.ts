import { whenIdle } from '../../../lib/when-idle.ts';

const REST_MS = 250;

export interface IdleWriter {
  /** Writes soon, when the browser has a moment: never between a key and its letter. */
  readonly schedule: () => void;
  /** Writes now if something is waiting. */
  readonly flush: () => void;
  readonly cancel: () => void;
}

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
