import { mkdirSync, realpathSync } from 'node:fs';
import { join as joinPath, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { type Attached, attach } from './attach.ts';
import { findBinaries, requirePlatform } from './binaries.ts';
import { SUPERUSER } from './cluster.ts';
import { isSocketGone, PORT } from './lock-file.ts';
import { EmbeddedDatabaseError, type EmbeddedLog } from './log.ts';
import { DATABASE_NAME } from './presence.ts';
import { rotateLog } from './server-log.ts';
import type { Setup } from './setup.ts';
import { stopPostmaster } from './stop.ts';

export { EmbeddedDatabaseError } from './log.ts';

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** Only for throw-away test databases: trades durability for speed. */
  readonly isDurable?: boolean;
};

export type EmbeddedDatabase = {
  readonly connectionString: string;
  /** Leaves the server and stops it if no other Evidose process uses it. Close the pools first. */
  readonly stop: () => Promise<void>;
};

const RETRY_MS = 2_000;
const LOOK_EVERY_MS = 2_000;

/** Starts PostgreSQL on `dataDir`, or joins a running one, and restarts it whenever it dies. */
export async function startEmbedded({ dataDir, log, isDurable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  requirePlatform();
  const home = openDataDir(dataDir);
  const clusterFolder = joinPath(home, 'postgres');
  const account = chooseAccount(clusterFolder);
  const logFile = joinPath(home, 'postgres.log');
  rotateLog(logFile);
  const setup: Setup = {
    dataDir: home,
    clusterFolder,
    logFile,
    isDurable,
    account,
    log,
    binaries: await findBinaries({ account, dataDir: home, log }),
  };
  const first = await attach(setup);
  const { socketFolder } = first;
  const stop = supervise(setup, first);
  // sslmode is set explicitly: PGSSLMODE in the environment could demand it, and a socket has no TLS.
  const query = `host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
  return { connectionString: `postgresql://${SUPERUSER}@localhost:${PORT}/${DATABASE_NAME}?${query}`, stop };
}

function openDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    throw new EmbeddedDatabaseError(`DATA_DIR ${resolve(dataDir)} cannot be used: ${(error as Error).message}`);
  }
}

/** Keeps the server alive; returns a stop function. */
function supervise(setup: Setup, first: Attached): () => Promise<void> {
  let { presence, socketFolder } = first;
  let isStopping = false;
  let recovery: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const recover = async () => {
    setup.log.warn('PostgreSQL went away; starting it again');
    while (!isStopping) {
      try {
        ({ presence, socketFolder } = await attach(setup));
        presence.onLost(onLost);
        setup.log.info('PostgreSQL is back');
        return;
      } catch (error) {
        setup.log.warn(`PostgreSQL does not start: ${(error as Error).message}`);
        await sleep(RETRY_MS);
      }
    }
  };
  const onLost = () => {
    if (!isStopping) recovery = recover();
  };
  presence.onLost(onLost);
  let isRestarting = false;
  const watch = setInterval(() => {
    if (isStopping || isRestarting || !isSocketGone(socketFolder)) return;
    isRestarting = true;
    setup.log.warn('the socket of PostgreSQL was removed; starting it anew');
    // Our own connection ends with it, which triggers the restart.
    stopPostmaster(setup)
      .then(() => recovery)
      .finally(() => {
        isRestarting = false;
      });
  }, LOOK_EVERY_MS);
  watch.unref();

  return () => {
    isStopping = true;
    clearInterval(watch);
    stopped ??= recovery
      .then(() => presence.leave(() => stopPostmaster(setup)))
      // It just died: there is nothing to stop, and the next start recovers it.
      .catch((error: Error) => setup.log.warn(`PostgreSQL was gone before it was stopped: ${error.message}`));
    return stopped;
  };
}
