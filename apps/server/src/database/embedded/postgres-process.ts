import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Account } from './account.ts';
import { PORT } from './lock-file.ts';
import { runOnFolder } from './run-as.ts';
import { openLog, readTail } from './server-log.ts';

type Launch = {
  readonly postgres: string;
  readonly clusterFolder: string;
  readonly socketFolder: string;
  readonly account: Account | undefined;
  readonly logFile: string;
  readonly isDurable: boolean;
};

export type PostgresProcess = {
  readonly pid: number | undefined;
  /** `undefined` while running; its output once it has exited. */
  readonly readEnd: () => string | undefined;
};

function settingsOf({ socketFolder, isDurable }: Launch): Readonly<Record<string, string>> {
  const durable = isDurable ? 'on' : 'off';
  return {
    cluster_name: 'evidose',
    listen_addresses: '',
    port: String(PORT),
    // A list of names, in which commas and quotes have a meaning.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and details contain personal values; neither is logged.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
}

export function launchPostgres(launch: Launch): PostgresProcess {
  const { handle, offset } = openLog(launch.logFile, launch.account);
  const child: ChildProcess = runOnFolder({
    file: launch.postgres,
    args: (folder) => [
      ...['-D', folder],
      ...Object.entries(settingsOf(launch)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    folder: launch.clusterFolder,
    output: handle,
    account: launch.account,
    isDetached: true,
  });
  closeSync(handle);
  let end: string | undefined;
  child.on('error', (error) => {
    end = error.message;
  });
  child.on('exit', () => {
    end ??= readTail(launch.logFile, offset);
  });
  // It may outlive us: after a kill the next start takes it over.
  child.unref();
  return { pid: child.pid, readEnd: () => end };
}
