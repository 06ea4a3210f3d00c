import type { FastifyInstance } from 'fastify';
import { createDiskSpace } from './database/index.ts';
import type { Dependencies } from './dependencies.ts';
import { createComputeQueue } from './http/compute-queue.ts';
import { useCors } from './http/cors.ts';
import { createHttp } from './http/create-http.ts';
import { mountHealth } from './http/health.ts';
import type { Lifecycle } from './http/lifecycle.ts';
import type { LoadShedding } from './http/load-shedding.ts';
import { securityHeaders, useSecurityHeaders } from './http/security-headers.ts';
import { useSheddingPolicy } from './http/shedding-policy.ts';
import { traceRequests } from './http/tracing.ts';
import { serveWebApp } from './http/web-app.ts';
import { createMetrics, type Metrics, measureRequests, watchServer } from './metrics.ts';
import { identityOrigins } from './modules/identity/connect.ts';
import { mountModules } from './modules/index.ts';

export interface App {
  readonly app: FastifyInstance;
  readonly loadShedding: LoadShedding;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly warm: () => Promise<void>;
  /** Deletes expired rows. */
  readonly sweep: () => Promise<void>;
  readonly remind: () => Promise<void>;
  /** Stops background work of the modules (mail, sweeps) and waits for running jobs. */
  readonly stopModules: () => Promise<void>;
}

export async function buildApp(dependencies: Dependencies): Promise<App> {
  const { config, database, log, webFolder } = dependencies;
  const room = createDiskSpace(database.pool);
  const { trustedProxies } = config;
  const { app, lifecycle, loadShedding } = await createHttp({ log, trustedProxies, noteFailure: room.note });
  traceRequests(app);
  const headers = securityHeaders({
    isBehindTls: config.publicUrl.startsWith('https:'),
    connectTo: identityOrigins(config),
  });
  useSecurityHeaders(app, headers);
  const cors = useCors(app, config.corsOrigins);
  loadShedding.useHeaders(({ headers: { origin } }) => ({ ...headers, ...cors.headersFor(origin) }));
  const computeQueue = createComputeQueue();
  const waiting = () => database.pool.waitingCount + computeQueue.waiting();
  const pressure = useSheddingPolicy(app, { loadShedding, waiting, computeQueue });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  const modules = await mountModules(app, { ...dependencies, metrics, loadShedding, computeQueue });
  watchServer(metrics, { pool: database.pool, pressure, ...modules.watched });
  mountHealth(app, { pool: database.pool, room, lifecycle, isSound: modules.isSound });
  await serveWebApp(app, { folder: webFolder, publicUrl: config.publicUrl, wordsFor: modules.wordsFor });
  return {
    app,
    loadShedding,
    lifecycle,
    metrics,
    warm: modules.warm,
    sweep: modules.sweep,
    remind: modules.remind,
    stopModules: modules.stop,
  };
}
