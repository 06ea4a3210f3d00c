import { restore } from '../backup/command.ts';
import { BackupError } from '../backup/restore.ts';
import { ConfigError, readConfig } from '../config.ts';
import {
  createPool,
  type DatabasePool,
  DatabaseStartError,
  EmbeddedDatabaseError,
  MigrationError,
  openPool,
  startEmbedded,
} from '../database/index.ts';
import { createLog } from '../log.ts';
import { operate } from '../operator.ts';

/** Opens the server's database, whether or not the server runs, and does one thing. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const log = createLog('error');
  const quiet = { info: () => undefined, warn: () => undefined };
  const server =
    config.databaseUrl === null
      ? await startEmbedded({ dataDir: config.dataDir, log: quiet })
      : { connectionString: config.databaseUrl, stop: async () => undefined };
  const { connectionString } = server;
  const args = process.argv.slice(2);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  let database: DatabasePool | undefined;
  try {
    const [area, action, file] = args;
    if (area === 'backup' && action === 'restore' && file !== undefined) {
      // Not migrated first: the backup names the schema its rows need.
      database = createPool({ connectionString, log: quiet, max: 2 });
      return await restore(file, { config, pool: database.pool, say });
    }
    database = await openPool({ connectionString, log: quiet, max: 2 });
    return await operate(args, { config, database, log, say });
  } finally {
    await database?.close();
    await server.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isPlain = [BackupError, ConfigError, DatabaseStartError, EmbeddedDatabaseError, MigrationError].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(`${error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)}\n`);
    process.exit(1);
  },
);
