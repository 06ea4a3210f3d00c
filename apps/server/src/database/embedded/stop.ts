import { setTimeout as sleep } from 'node:timers/promises';
import { readLock } from './lock-file.ts';
import { isPostmasterOf } from './processes.ts';
import type { Setup } from './setup.ts';
import { removeSocketFolder } from './socket-folder.ts';

/** Timeouts of increasingly forceful shutdown modes. Acknowledged rows survive all three. */
const STEPS = [
  { signal: 'SIGINT', limitMs: 20_000 },
  { signal: 'SIGQUIT', limitMs: 5_000 },
  { signal: 'SIGKILL', limitMs: 5_000 },
] as const;

/** Stops the server of this folder only: the pid must belong to a PostgreSQL on it. */
export async function stopPostmaster(setup: Setup): Promise<void> {
  const lock = readLock(setup.clusterFolder);
  if (!lock) return;
  await endProcess(setup, lock.pid);
  removeSocketFolder(lock.socketFolder);
}

async function endProcess({ clusterFolder, log }: Setup, pid: number): Promise<void> {
  for (const { signal, limitMs } of STEPS) {
    if (!isPostmasterOf(clusterFolder, pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + limitMs;
    while (Date.now() < deadline) {
      if (!isPostmasterOf(clusterFolder, pid)) return;
      await sleep(20);
    }
    log.warn(`PostgreSQL did not stop within ${limitMs / 1000} s of ${signal}`);
  }
}
