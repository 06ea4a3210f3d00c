import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type App, buildApp } from './app.ts';
import { collectGarbage } from './collect-garbage.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import {
  type DatabasePool,
  DatabaseStartError,
  EmbeddedDatabaseError,
  MigrationError,
  openPool,
  startEmbedded,
} from './database/index.ts';
import { listen, requireFreePort } from './http/listen.ts';
import { createLog, type Logger } from './log.ts';
import { serveMetrics } from './metrics-server.ts';
import { printWelcome } from './welcome.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function openDatabase(config: Config, log: Logger) {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl, stop: async () => undefined };
  const embeddedLog = { info: (text: string) => log.info(text), warn: (text: string) => log.warn(text) };
  return startEmbedded({ dataDir: config.dataDir, log: embeddedLog });
}

/** Remembers a stop requested before the server has started. */
function listenForStop() {
  let isWanted = false;
  let stop: (() => Promise<void>) | undefined;
  const leave = () => {
    isWanted = true;
    void stop?.().then(() => process.exit(0));
  };
  // Repeated signals: where npm's shell is bash, one Ctrl-C arrives twice, and the second must not cut the stop short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave);
  return {
    isWanted: () => isWanted,
    use: (work: () => Promise<void>) => {
      stop = work;
      if (isWanted) leave();
    },
  };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/** Time for a stop, without the balancer's delay and without stopping the database. */
const REQUESTS_AND_WORK_MS = 15_000;
const POOL_MS = 2_000;

/** Whatever hangs (a mail server, a caller that reads nothing) must not keep the rest from stopping in order. */
const atMost = (limitMs: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(limitMs, undefined, { ref: false })]);

/** The balancer first, then requests, then background work, the database last. */
function stopper({ app, lifecycle, stopModules }: App, delayMs: number, closeDatabase: () => Promise<void>) {
  return once(async () => {
    lifecycle.leave();
    await sleep(delayMs);
    const endOfWork = async () => {
      await lifecycle.drain();
      await app.close();
      await stopModules();
    };
    await atMost(REQUESTS_AND_WORK_MS, endOfWork());
    await closeDatabase();
  });
}

const WARM_AFTER_MS = 1_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const signals = listenForStop();
  await requireFreePort(config);
  const server = await openDatabase(config, log);
  let database: DatabasePool | undefined;
  const closeDatabase = once(async () => {
    if (database !== undefined) await atMost(POOL_MS, database.close());
    await server.stop();
  });
  signals.use(closeDatabase);
  try {
    database = await openPool({ connectionString: server.connectionString, log });
    const announce = (line: string) => void process.stdout.write(`${line}\n`);
    const built = await buildApp({ config, database, log, webFolder: WEB_FOLDER, announce });
    signals.use(stopper(built, config.stopDelayMs, closeDatabase));
    if (config.metrics !== null) await serveMetrics({ metrics: built.metrics, ...config.metrics });
    await listen(built.app, { loadShedding: built.loadShedding, host: config.host, port: config.port });
    printWelcome(config, built.app.server.address());
    // After the port is open and the start was announced.
    await sleep(WARM_AFTER_MS, undefined, { ref: false });
    await built.warm();
    collectGarbage();
  } catch (error) {
    await closeDatabase();
    // Failures from here on are caused by the closing database.
    if (!signals.isWanted()) throw error;
  }
}

/** Mistakes the operator can fix get a sentence; everything else keeps its stack. */
function explain(error: unknown): string {
  const plain = [ConfigError, DatabaseStartError, MigrationError, EmbeddedDatabaseError];
  if (error instanceof Error && plain.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken. Stop the other program, or set PORT to another number.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
