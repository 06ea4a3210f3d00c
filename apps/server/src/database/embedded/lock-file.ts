import { chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './log.ts';
import { doesProcessExist, isAnybodyOn } from './processes.ts';

export const PORT = 5432;
const SOCKET = `.s.PGSQL.${PORT}`;

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

/** PostgreSQL's own lock file: the pid first, the socket folder in line five (empty during startup). */
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

/** Something deleted the socket, such as a /tmp cleaner: the server lives but is unreachable. */
export const isSocketGone = (socketFolder: string): boolean =>
  socketFolder !== '' && !existsSync(join(socketFolder, SOCKET));

/** A starting server fills its lock file within moments. */
const EMPTY_LIMIT_MS = 3_000;

/**
 * A crash or a full disk can leave an empty lock file, on which PostgreSQL would wait forever. It is deleted once it
 * has been empty for a while and no process works in the folder; if that cannot be determined, the operator has to
 * look.
 */
export function settleEmptyLock(clusterFolder: string): void {
  const path = join(clusterFolder, 'postmaster.pid');
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.size > 0 || Date.now() - found.mtimeMs < EMPTY_LIMIT_MS) return;
  const isUsed = isAnybodyOn(clusterFolder);
  if (isUsed === false) rmSync(path, { force: true });
  if (isUsed === null) {
    throw new EmbeddedDatabaseError(
      `${path} is empty: a crash left it behind. Make sure that no PostgreSQL runs on that folder, delete the file, and start again.`,
    );
  }
}

/** Moves a lock file aside if it still names `pid`; a new one that appeared meanwhile is put back. */
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
 * PostgreSQL removes a dead server's lock file itself unless its pid is still in use: by a zombie nobody reaps (a
 * container without an init), or by an unrelated process after a reboot. A lock file naming its own parent, us, counts
 * as stale, and PostgreSQL still checks for orphans using the old shared memory. So we write our pid instead of
 * deleting the file, which would skip that check.
 */
export function settleStaleLock(clusterFolder: string, lock: PostmasterLock): void {
  if (!doesProcessExist(lock.pid) || lock.pid === process.pid) return;
  const socketLock = takeAside(join(lock.socketFolder, `${SOCKET}.lock`), lock.pid);
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
    // A server that has just started has its own lock file there, as intended.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
