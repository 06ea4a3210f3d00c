import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './log.ts';
import { doesProcessExist } from './processes.ts';
import { runOnFolder } from './run-as.ts';
import { openLog, readTail } from './server-log.ts';

export const SUPERUSER = 'evidose';
const ABANDONED_AFTER_MS = 10 * 60_000;

type Cluster = {
  readonly dataDir: string;
  readonly clusterFolder: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly logFile: string;
  readonly isDurable: boolean;
};

/** Leftovers of interrupted starts; one still in progress carries the pid of a living process. */
function removeAbandonedDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (!pid) continue;
    const path = join(dataDir, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (Number(pid) === process.pid || (doesProcessExist(Number(pid)) && age < ABANDONED_AFTER_MS)) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // An orphaned initdb is still writing; the next start will find it finished.
    }
  }
}

async function runInitdb(draft: string, cluster: Cluster): Promise<void> {
  const { handle, offset } = openLog(cluster.logFile, cluster.account);
  const child = runOnFolder({
    file: cluster.binaries.initdb,
    // The built-in collation is the same everywhere; the system's changes with its C library.
    args: (folder) => [
      ...['-D', folder, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(cluster.isDurable ? [] : ['--no-sync']),
    ],
    folder: draft,
    output: handle,
    account: cluster.account,
    isDetached: false,
  });
  closeSync(handle);
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    const said = readTail(cluster.logFile, offset);
    throw new EmbeddedDatabaseError(`The database could not be made in ${cluster.dataDir}: ${said}`);
  }
}

function fsyncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves nothing half-made. */
export async function makeCluster(cluster: Cluster): Promise<void> {
  const { dataDir, clusterFolder, account, binaries } = cluster;
  removeAbandonedDrafts(dataDir);
  const version = join(clusterFolder, 'PG_VERSION');
  if (existsSync(version)) {
    const major = readFileSync(version, 'utf8').trim();
    if (major === binaries.major) return;
    throw new EmbeddedDatabaseError(
      `The database in ${clusterFolder} was made by PostgreSQL ${major}, and this Evidose ships ${binaries.major}. ` +
        'Use the Evidose that made it, or serve it with its own PostgreSQL and set DATABASE_URL.',
    );
  }
  if (existsSync(clusterFolder) && readdirSync(clusterFolder).length > 0) {
    throw new EmbeddedDatabaseError(
      `${clusterFolder} holds files but no database. Move them away, or choose another DATA_DIR.`,
    );
  }
  const draft = mkdtempSync(join(dataDir, `postgres.new-${process.pid}-`));
  try {
    chmodSync(draft, 0o700);
    if (account) chownSync(draft, account.uid, account.gid);
    await runInitdb(draft, cluster);
    renameSync(draft, clusterFolder);
    if (cluster.isDurable) fsyncFolder(dataDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // A faster process has created it.
    if (!existsSync(version)) throw error;
  }
}
