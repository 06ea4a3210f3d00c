import { whenIdle } from '../../../lib/when-idle.ts';

const REST_MS = 250;

export interface IdleWriter {
  /** Writes when the browser is idle, so that typing stays responsive. */
  readonly schedule: () => void;
  /** Writes pending data now. */
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
