import { chownSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { doesProcessExist } from './processes.ts';

export const PORT = 5432;

export type PostmasterLock = { readonly pid: number; readonly socketFolder: string };

function readPid(path: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** PostgreSQL's own lock file: process number first, socket folder in the fifth line (empty while it starts). */
export function readLock(clusterFolder: string): PostmasterLock | undefined {
  const path = join(clusterFolder, 'postmaster.pid');
  const pid = readPid(path);
  if (pid === undefined) return undefined;
  try {
    return { pid, socketFolder: readFileSync(path, 'utf8').split('\n')[4]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/** Moves a lock file aside if it still names `pid`; a fresh one that came in between goes back. */
function takeAside(path: string, pid: number): string | undefined {
  if (readPid(path) !== pid) return undefined;
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return undefined;
  }
  if (readPid(aside) === pid) return aside;
  linkSync(aside, path);
  rmSync(aside);
  return undefined;
}

/**
 * PostgreSQL clears a dead server's lock file itself, unless its process number is still taken: by the corpse, where
 * nothing collects it (a container without an init), or by a stranger after a restart. Then it takes a lock file that
 * names its own parent, us, for stale, and still checks that no orphan uses the old shared memory. So we put our
 * number there instead of removing the file, which would skip that check.
 */
export function settleStaleLock(clusterFolder: string, lock: PostmasterLock): void {
  if (!doesProcessExist(lock.pid) || lock.pid === process.pid) return;
  const socketLock = takeAside(join(lock.socketFolder, `.s.PGSQL.${PORT}.lock`), lock.pid);
  if (socketLock) rmSync(socketLock);

  const path = join(clusterFolder, 'postmaster.pid');
  const aside = takeAside(path, lock.pid);
  if (!aside) return;
  const { uid, gid } = statSync(aside);
  const content = readFileSync(aside, 'utf8').replace(/^\d+/, String(process.pid));
  rmSync(aside);
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
    chownSync(path, uid, gid);
  } catch (error) {
    // A server that started in this instant has its own lock file there, which is what we wanted.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
