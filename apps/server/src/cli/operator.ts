import { ConfigError, readConfig } from '../config.ts';
import { createPool, EmbeddedDatabaseError, migrate, startEmbedded } from '../database/index.ts';
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
  const database = createPool({ connectionString: server.connectionString, log, max: 2 });
  try {
    await migrate({ pool: database.pool, log: quiet });
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    return await operate(process.argv.slice(2), { config, db: database.db, log, say });
  } finally {
    await database.close();
    await server.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isPlain = error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
    process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
