import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Call, Orders } from './caller.ts';

/** Raises the callers' priority above the server's if allowed: late callers say nothing about a server. */
const AHEAD = -10;

function startClient(file: string): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: process.execArgv });
  try {
    setPriority(child.pid ?? 0, AHEAD);
  } catch {
    // Needs privileges; the callers' own delay is printed anyway.
  }
  return child;
}

export function startCaller() {
  const child = startClient('./caller.ts');
  return {
    /** `sent` resolves when the last request is sent, `calls` when the last answer has arrived. */
    call: (orders: Orders): { sent: Promise<unknown>; calls: Promise<Call[]> } => {
      child.send(orders);
      const sent = once(child, 'message');
      const calls = sent.then(() => once(child, 'message')).then(([answers]) => answers as Call[]);
      return { sent, calls };
    },
    disconnect: () => child.disconnect(),
  };
}

export function startProber() {
  const child = startClient('./prober.ts');
  return {
    start: (url: string) => void child.send(url),
    stop: async (): Promise<number[]> => {
      child.send('stop');
      const [seen] = await once(child, 'message');
      return seen as number[];
    },
    disconnect: () => child.disconnect(),
  };
}
