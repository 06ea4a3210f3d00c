import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { DatabasePool } from './database/index.ts';
import { useCors } from './http/cors.ts';
import { useErrorHandler } from './http/error-handler.ts';
import { mountHealth } from './http/health.ts';
import { type Lifecycle, useLifecycle } from './http/lifecycle.ts';
import { useRequestLog } from './http/request-log.ts';
import { useSecurityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './http/web-app.ts';
import type { Logger } from './log.ts';
import { mountModules } from './modules/index.ts';

/** What the app works with. Everything that touches the outside comes in here, so that tests hand in real parts. */
export interface Dependencies {
  readonly config: Config;
  readonly database: DatabasePool;
  readonly log: Logger;
  /** The folder of the built pages. */
  readonly webFolder: string;
}

export interface App {
  readonly app: FastifyInstance;
  readonly lifecycle: Lifecycle;
  /** Ends background work of the modules (mail, sweeps) and waits for what is under way. */
  readonly stopModules: () => Promise<void>;
}

const BODY_LIMIT_BYTES = 128 * 1024;
const REQUEST_LIMIT_MS = 30_000;

/** Builds the server without listening. */
export async function buildApp(dependencies: Dependencies): Promise<App> {
  const { config, database, log, webFolder } = dependencies;
  // Widened on purpose: the modules know Fastify's own logger type, not pino's.
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
  });
  const lifecycle = useLifecycle(app);
  useRequestLog(app);
  useSecurityHeaders(app, { isBehindTls: config.publicUrl.startsWith('https:'), connectTo: [] });
  useCors(app, config.corsOrigins);
  useErrorHandler(app);
  await app.register(cookie);
  mountHealth(app, { pool: database.pool, lifecycle });
  const stopModules = await mountModules(app, dependencies);
  await serveWebApp(app, webFolder);
  return { app, lifecycle, stopModules };
}
