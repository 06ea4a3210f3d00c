import { ConfigError, readConfig } from '../config.ts';
import {
  type DatabasePool,
  DatabaseStartError,
  EmbeddedDatabaseError,
  MigrationError,
  openPool,
  startEmbedded,
} from '../database/index.ts';
import { createLog } from '../log.ts';
import { operate } from '../operator.ts';

/** Opens the same database as the server, beside it or without it, and does one thing. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const log = createLog('error');
  const quiet = { info: () => undefined, warn: () => undefined };
  const server =
    config.databaseUrl === null
      ? await startEmbedded({ dataDir: config.dataDir, log: quiet })
      : { connectionString: config.databaseUrl, stop: async () => undefined };
  let database: DatabasePool | undefined;
  try {
    database = await openPool({ connectionString: server.connectionString, log: quiet, max: 2 });
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    return await operate(process.argv.slice(2), { config, db: database.db, log, say });
  } finally {
    await database?.close();
    await server.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isPlain = [ConfigError, DatabaseStartError, EmbeddedDatabaseError, MigrationError].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(`${error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)}\n`);
    process.exit(1);
  },
);
