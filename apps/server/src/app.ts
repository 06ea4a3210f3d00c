import type { FastifyInstance } from 'fastify';
import { createRoom } from './database/index.ts';
import type { Dependencies } from './dependencies.ts';
import { useCors } from './http/cors.ts';
import { createHttp } from './http/create-http.ts';
import type { Entrance } from './http/entrance.ts';
import { mountHealth } from './http/health.ts';
import type { Lifecycle } from './http/lifecycle.ts';
import { securityHeaders, useSecurityHeaders } from './http/security-headers.ts';
import { useShedding } from './http/shedding.ts';
import { traceRequests } from './http/tracing.ts';
import { createTurns } from './http/turns.ts';
import { serveWebApp } from './http/web-app.ts';
import { createMetrics, type Metrics, measureRequests, watchServer } from './metrics.ts';
import { identityOrigins } from './modules/identity/connect.ts';
import { mountModules } from './modules/index.ts';

export interface App {
  readonly app: FastifyInstance;
  readonly entrance: Entrance;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly warm: () => Promise<void>;
  /** Forgets what is past its time. */
  readonly sweep: () => Promise<void>;
  /** Reminds people of what is due. */
  readonly remind: () => Promise<void>;
  /** Ends background work of the modules (mail, sweeps) and waits for what is under way. */
  readonly stopModules: () => Promise<void>;
}

/** Builds the server without listening. */
export async function buildApp(dependencies: Dependencies): Promise<App> {
  const { config, database, log, webFolder } = dependencies;
  const room = createRoom(database.pool);
  const { trustedProxies } = config;
  const { app, lifecycle, entrance } = await createHttp({ log, trustedProxies, noteFailure: room.note });
  traceRequests(app);
  const headers = securityHeaders({
    isBehindTls: config.publicUrl.startsWith('https:'),
    connectTo: identityOrigins(config),
  });
  useSecurityHeaders(app, headers);
  const cors = useCors(app, config.corsOrigins);
  entrance.useHeaders(({ headers: { origin } }) => ({ ...headers, ...cors.headersFor(origin) }));
  const turns = createTurns();
  const waiting = () => database.pool.waitingCount + turns.waiting();
  const pressure = useShedding(app, { entrance, waiting, turns });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  const modules = await mountModules(app, { ...dependencies, metrics, entrance, turns });
  watchServer(metrics, { pool: database.pool, pressure, ...modules.watched });
  mountHealth(app, { pool: database.pool, room, lifecycle, isSound: modules.isSound });
  await serveWebApp(app, { folder: webFolder, publicUrl: config.publicUrl, wordsFor: modules.wordsFor });
  return {
    app,
    entrance,
    lifecycle,
    metrics,
    warm: modules.warm,
    sweep: modules.sweep,
    remind: modules.remind,
    stopModules: modules.stop,
  };
}
