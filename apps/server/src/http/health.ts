import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Lifecycle } from './lifecycle.ts';

const READY_LIMIT_MS = 2_000;

async function databaseAnswers(pool: Pool): Promise<boolean> {
  const limit = new Promise<false>((resolve) => setTimeout(() => resolve(false), READY_LIMIT_MS).unref());
  return Promise.race([
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    limit,
  ]);
}

/** `/health`: the process lives. `/ready`: it should be sent requests. */
export function mountHealth(app: FastifyInstance, { pool, lifecycle }: { pool: Pool; lifecycle: Lifecycle }): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = !lifecycle.isStopping() && (await databaseAnswers(pool));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' });
  });
}
