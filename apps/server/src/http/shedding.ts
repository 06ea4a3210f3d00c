import { AppError } from '@evidose/contract';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from './source.ts';

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
  /** … at the very most, when some have far more of them than others. */
  underWayAtMost: 128,
  queriesWaiting: 64,
  /** How late the event loop may run, on average over one look … */
  loopDelayMs: 60,
  /** … with so many requests under way. With fewer, something else keeps the machine busy, and refusing helps nobody. */
  underWayWhenLate: 16,
};
const LOOK_EVERY_MS = 100;
const BEAT_MS = 10;
const RETRY_AFTER_SECONDS = 1;

/** A probe must be answered most of all when there is too much to do. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

/**
 * How late beats of ten milliseconds come, on average over one look. Not Node's own histogram: it loses a delay when it is
 * reset before its next beat, which is what happens after the loop has stood still.
 */
function watchLoop(app: FastifyInstance): () => number {
  let delayMs = 0;
  let [lookedAt, beatAt] = [performance.now(), performance.now()];
  let [late, beats] = [0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    late += Math.max(0, now - beatAt - BEAT_MS);
    beats += 1;
    beatAt = now;
    if (now - lookedAt < LOOK_EVERY_MS) return;
    delayMs = late / beats;
    [lookedAt, late, beats] = [now, 0, 0];
  }, BEAT_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => delayMs;
}

/** How many are under way, over all and of each source. */
function createTally() {
  const bySource = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    /** Whether this source has as many as the others have on average: then it is not the one that others crowd out. */
    hasItsShare: (source: string): boolean => {
      const own = bySource.get(source) ?? 0;
      return own >= Math.floor(all / (bySource.size + (own === 0 ? 1 : 0)));
    },
    add: (source: string): void => {
      all += 1;
      bySource.set(source, (bySource.get(source) ?? 0) + 1);
    },
    remove: (source: string): void => {
      all -= 1;
      const left = (bySource.get(source) ?? 1) - 1;
      if (left > 0) bySource.set(source, left);
      else bySource.delete(source);
    },
  };
}

export interface Pressure {
  readonly underWay: () => number;
  readonly loopDelayMs: () => number;
  readonly refused: () => number;
}

/**
 * Before any guard: what is refused costs nothing but its answer. It is those who have most under way that are refused:
 * one caller's hundreds do not shut out the next one's first.
 */
export function useShedding(app: FastifyInstance, { queriesWaiting, limits = {} }: SheddingOptions): Pressure {
  const most = { ...LIMITS, ...limits };
  const loopDelayMs = watchLoop(app);
  const tally = createTally();
  let refused = 0;
  const isTooMuch = (): boolean => {
    const isLate = tally.all() >= most.underWayWhenLate && loopDelayMs() >= most.loopDelayMs;
    return isLate || tally.all() >= most.underWay || queriesWaiting() >= most.queriesWaiting;
  };
  app.addHook('onRequest', async (request, reply) => {
    if (ALWAYS_ANSWERED.has(request.url)) return;
    const source = sourceOf(request);
    if (tally.all() >= most.underWayAtMost || (isTooMuch() && tally.hasItsShare(source))) {
      refused += 1;
      throw new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    tally.add(source);
    reply.raw.once('close', () => tally.remove(source));
  });
  return { underWay: tally.all, loopDelayMs, refused: () => refused };
}
