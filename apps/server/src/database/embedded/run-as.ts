import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import type { Account } from './account.ts';

/** Only what PostgreSQL needs: a stray PGPORT or PGDATA would change the server. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };

type Command = {
  readonly file: string;
  /** `folder` is the cluster folder by a path the account can open. */
  readonly args: (folder: string) => readonly string[];
  readonly folder: string;
  readonly output: number;
  readonly account: Account | undefined;
  /** In a session of its own: Ctrl-C then reaches only us, and the database stops last. */
  readonly isDetached: boolean;
};

/**
 * Starts a PostgreSQL program on a folder. Under root the account may be unable to traverse to the folder (say, below
 * /root) although it owns it. Linux lets a process use an inherited open folder as /proc/self/fd/N, so the folder is
 * opened here and passed down.
 */
export function runOnFolder({ file, args, folder, output, account, isDetached }: Command): ChildProcess {
  const isHandedDown = account !== undefined && process.platform === 'linux';
  const handle = isHandedDown ? openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY) : undefined;
  try {
    return spawn(file, args(isHandedDown ? '/proc/self/fd/3' : folder), {
      ...(account && { uid: account.uid, gid: account.gid }),
      cwd: '/',
      env: ENVIRONMENT,
      detached: isDetached,
      stdio: ['ignore', output, output, ...(handle === undefined ? [] : [handle])],
    });
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** A program's first line of output, or why it would not run. */
export function probe(file: string, account: Account | undefined): Promise<{ output: string } | { failure: string }> {
  return new Promise((resolve) => {
    const ids = account && { uid: account.uid, gid: account.gid };
    execFile(file, ['--version'], { ...ids, cwd: '/', env: ENVIRONMENT, timeout: 20_000 }, (error, stdout, stderr) => {
      resolve(error ? { failure: stderr.trim() || error.message } : { output: stdout.trim() });
    });
  });
}
