import { setTimeout as sleep } from 'node:timers/promises';
import { makeCluster } from './cluster.ts';
import { isSocketGone, readLock, settleEmptyLock, settleStaleLock } from './lock-file.ts';
import { EmbeddedDatabaseError } from './log.ts';
import { launchPostgres } from './postgres-process.ts';
import { join, type Presence } from './presence.ts';
import { isPostmasterOf } from './processes.ts';
import type { Setup } from './setup.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';
import { stopPostmaster } from './stop.ts';

export type Attached = { readonly presence: Presence; readonly socketFolder: string };

/** Long enough for crash recovery on a slow disk; a healthy start takes a fraction of a second. */
const START_LIMIT_MS = 120_000;
const PAUSE_MS = 25;

/** Transient outcomes: another process was faster, or orphans of a killed server are still exiting. */
const PASSING = /lock file "[^"]*" (already exists|is empty)|is still in use|could not create lock file/;

/** Joins the server of this folder, starting it (and creating its cluster) if there is none. */
export async function attach(setup: Setup): Promise<Attached> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const attached = await joinRunning(setup);
    if (attached === 'wait') {
      await sleep(PAUSE_MS);
      continue;
    }
    if (attached) return attached;
    settleEmptyLock(setup.clusterFolder);
    await makeCluster(setup);
    const started = await start(setup, deadline);
    if (started) return started;
    await sleep(PAUSE_MS * 4);
  }
  throw new EmbeddedDatabaseError(`PostgreSQL did not answer within ${START_LIMIT_MS / 1000} s; see ${setup.logFile}`);
}

async function joinRunning(setup: Setup): Promise<Attached | 'wait' | undefined> {
  const { clusterFolder } = setup;
  const lock = readLock(clusterFolder);
  if (!lock) return undefined;
  const presence = lock.socketFolder ? await join(lock.socketFolder) : undefined;
  if (presence) return { presence, socketFolder: lock.socketFolder };
  // Alive but not answering: it is starting, recovering or stopping, and will soon answer or exit.
  if (isPostmasterOf(clusterFolder, lock.pid)) {
    if (!isSocketGone(lock.socketFolder)) return 'wait';
    await stopPostmaster(setup);
    return undefined;
  }
  settleStaleLock(clusterFolder, lock);
  return undefined;
}

async function start(setup: Setup, deadline: number): Promise<Attached | undefined> {
  // Every time: the last process to leave deletes the folder.
  const socketFolder = makeSocketFolder(setup.dataDir, setup.account);
  const server = launchPostgres({ ...setup, socketFolder, postgres: setup.binaries.postgres });
  while (Date.now() < deadline) {
    await sleep(PAUSE_MS);
    const end = server.readEnd();
    if (end !== undefined) {
      if (PASSING.test(end)) return undefined;
      removeSocketFolder(socketFolder);
      throw new EmbeddedDatabaseError(`PostgreSQL ended while starting: ${end}`);
    }
    // Check only the server we started: another one may hold the folder, and ours is about to report that.
    if (readLock(setup.clusterFolder)?.pid !== server.pid) continue;
    const presence = await join(socketFolder);
    if (presence) return { presence, socketFolder };
  }
  return undefined;
}
