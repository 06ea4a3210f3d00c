import { fileURLToPath } from 'node:url';
import { type App, buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createPool, EmbeddedDatabaseError, MigrationError, migrate, startEmbedded } from './database/index.ts';
import { createLog, type Logger } from './log.ts';
import { printWelcome } from './welcome.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function openDatabase(config: Config, log: Logger) {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl, stop: async () => undefined };
  const embeddedLog = { info: (text: string) => log.info(text), warn: (text: string) => log.warn(text) };
  return startEmbedded({ dataDir: config.dataDir, log: embeddedLog });
}

/** Requests first, then the modules' own work, the database last. */
function stopper({ app, lifecycle, stopModules }: App, closeDatabase: () => Promise<void>) {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= (async () => {
      await lifecycle.drain();
      await app.close();
      await stopModules();
      await closeDatabase();
    })();
    return stopping;
  };
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await openDatabase(config, log);
  const database = createPool({ connectionString: server.connectionString, log });
  const closeDatabase = async () => {
    await database.close();
    await server.stop();
  };
  try {
    await migrate({ pool: database.pool, log });
    const announce = (line: string) => void process.stdout.write(`${line}\n`);
    const built = await buildApp({ config, database, log, webFolder: WEB_FOLDER, announce });
    const stop = stopper(built, closeDatabase);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // More than once: where npm's shell is bash, one Ctrl-C arrives twice, and the second must not cut the stop short.
      process.on(signal, () => void stop().then(() => process.exit(0)));
    }
    await built.app.listen({ host: config.host, port: config.port });
    printWelcome(config, built.app.server.address());
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** What the person who starts it can mend is said in words; the rest keeps its stack. */
function explain(error: unknown): string {
  const isPlain =
    error instanceof ConfigError || error instanceof MigrationError || error instanceof EmbeddedDatabaseError;
  if (isPlain) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken. Stop the other program, or set PORT to another number.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
