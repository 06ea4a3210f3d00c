import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from '@evidose/contract';
import type { FastifyInstance } from 'fastify';

/**
 * Past what a server can do, every request it takes makes all the others wait. Refusing the surplus at once keeps the
 * rest quick, and tells the caller when to come back.
 */
interface SheddingOptions {
  /** Queries that wait for a connection. */
  readonly queriesWaiting: () => number;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Requests under way at once: about a twentieth of a second of work. */
  underWay: 64,
  queriesWaiting: 64,
  /** How late the event loop may run, on average over one look … */
  loopDelayMs: 60,
  /** … with so many requests under way. With fewer, something else keeps the machine busy, and refusing helps nobody. */
  underWayWhenLate: 16,
};
const LOOK_EVERY_MS = 100;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;
const RETRY_AFTER_SECONDS = 1;

/** A probe must be answered most of all when there is too much to do. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

function watchLoop(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.mean / NANOSECONDS - RESOLUTION_MS) || 0;
    histogram.reset();
  }, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delayMs;
}

export interface Pressure {
  readonly underWay: () => number;
  readonly loopDelayMs: () => number;
  readonly refused: () => number;
}

/** Before any guard: what is refused costs nothing but its answer. */
export function useShedding(app: FastifyInstance, { queriesWaiting, limits = {} }: SheddingOptions): Pressure {
  const most = { ...LIMITS, ...limits };
  const loopDelayMs = watchLoop(app);
  let underWay = 0;
  let refused = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (ALWAYS_ANSWERED.has(request.url)) return;
    const isLate = underWay >= most.underWayWhenLate && loopDelayMs() >= most.loopDelayMs;
    const isTooMuch = isLate || underWay >= most.underWay || queriesWaiting() >= most.queriesWaiting;
    if (isTooMuch) {
      refused += 1;
      throw new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
  return { underWay: () => underWay, loopDelayMs, refused: () => refused };
}
