import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@evidose/contract';
import type { FastifyInstance } from 'fastify';

const DRAIN_LIMIT_MS = 10_000;
const POLL_MS = 10;

export interface Lifecycle {
  readonly isStopping: () => boolean;
  /** `/ready` fails from now on while requests are still served: a balancer needs a moment to react. */
  readonly leave: () => void;
  /** New requests get 503 from now on; resolves when pending ones are answered, or after the limit. */
  readonly drain: () => Promise<void>;
}

/** The listener stays open while draining, so that a caller gets a clear 503 instead of a refused connection. */
export function useLifecycle(app: FastifyInstance): Lifecycle {
  let isLeaving = false;
  let stopping = false;
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (stopping && request.url !== '/health' && request.url !== '/ready') {
      reply.header('connection', 'close');
      done(new AppError('STOPPING', { retryAfterSeconds: 5 }));
      return;
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    done();
  });
  return {
    isStopping: () => isLeaving,
    leave: () => {
      isLeaving = true;
    },
    drain: async () => {
      isLeaving = true;
      stopping = true;
      const deadline = Date.now() + DRAIN_LIMIT_MS;
      while (underWay > 0 && Date.now() < deadline) await sleep(POLL_MS);
    },
  };
}
