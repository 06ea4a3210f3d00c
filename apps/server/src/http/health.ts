import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { DiskSpace } from '../database/index.ts';
import type { Lifecycle } from './lifecycle.ts';

const READY_LIMIT_MS = 2_000;

/** Concurrent probes share one query, so that a silent database holds one connection instead of all. */
function createProbe(pool: Pool, room: Pick<DiskSpace, 'isThere'>): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  return () => {
    underWay ??= pool
      .query('SELECT 1')
      .then(
        () => room.isThere(),
        () => false,
      )
      .finally(() => {
        underWay = null;
      });
    const limit = new Promise<false>((resolve) => setTimeout(() => resolve(false), READY_LIMIT_MS).unref());
    return Promise.race([underWay, limit]);
  };
}

interface HealthOptions {
  readonly pool: Pool;
  readonly room: Pick<DiskSpace, 'isThere'>;
  readonly lifecycle: Lifecycle;
  /** Whether the modules are healthy. */
  readonly isSound: () => Promise<boolean>;
}

/** `/health`: the process lives. `/ready`: it should receive requests. */
export function mountHealth(app: FastifyInstance, { pool, room, lifecycle, isSound }: HealthOptions): void {
  const databaseAnswers = createProbe(pool, room);
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = !lifecycle.isStopping() && (await databaseAnswers()) && (await isSound());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' });
  });
}
