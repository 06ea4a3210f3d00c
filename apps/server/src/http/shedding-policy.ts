import type { FastifyInstance } from 'fastify';
import { type ComputeQueue, LONGEST_WAIT_MS } from './compute-queue.ts';
import type { LoadShedding } from './load-shedding.ts';
import { createOverloadDetector, type OverloadDetector } from './overload-detector.ts';
import { createSlowClients } from './slow-clients.ts';

/**
 * An overloaded server that accepts everything makes everybody wait. Refusing the surplus at once keeps the rest fast.
 */
interface SheddingOptions {
  readonly loadShedding: LoadShedding;
  /** Accepted work that cannot run yet: queries without a connection, computations in the queue. */
  readonly waiting: () => number;
  readonly computeQueue?: Pick<ComputeQueue, 'ahead' | 'paceMs' | 'shorten' | 'refused'>;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Concurrent requests. */
  underWay: 128,
  /** Hard limit, even for sources below their fair share. */
  underWayAtMost: 192,
  /**
   * A request whose body is missing, or whose response is unread, for this long counts as loitering rather than in
   * progress.
   */
  loiterMs: 1_000,
  /** Loitering requests of one source … */
  loiteringOfOne: 64,
  /** … and of all sources. */
  loiteringAtMost: 2_000,
  /** Waiting queries during a burst. */
  waiting: 128,
  /** Longest wait for a computation, checked once this many are ahead. */
  waitMs: LONGEST_WAIT_MS,
  ahead: 12,
  /** Up to this many concurrent requests count as a burst, not as overload. */
  burst: 64,
  /** Waiting queries during overload: more than one browser sends at once. */
  waitingWhenTight: 8,
  /** Longest wait for a computation during overload, checked once this many are ahead. */
  waitMsWhenTight: 8,
  aheadWhenTight: 1,
  /** Average event loop delay that counts as overload … */
  loopDelayMs: 60,
  /** … with this many concurrent requests. With fewer, something else slows the machine, and refusing does not help. */
  underWayWhenLate: 64,
};
/** Overload ends this long after the last refusal, or after this many beats with empty queues. */
const TIGHT_MS = 1_000;
const EMPTY_BEATS = 30;
const LOOK_EVERY_MS = 100;
const BEAT_MS = 10;
const RETRY_AFTER_SECONDS = 1;

/** Probes matter most under overload. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

/** Browsers do not retry a script, and without it the page is blank. Files cost little to serve. */
const isFileOfPage = (url: string): boolean => url.startsWith('/assets/');

/** Calls back at every beat with its delay. */
function everyBeat(app: FastifyInstance, tell: (now: number, lateMs: number) => void): void {
  let beatAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    tell(now, Math.max(0, now - beatAt - BEAT_MS));
    beatAt = now;
  }, BEAT_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Average delay of the beats since the last check. Node's own histogram loses a delay when reset before the next beat,
 * which happens right after the loop was blocked.
 */
function createLoopWatch() {
  let delayMs = 0;
  let lookedAt = performance.now();
  let [late, beats] = [0, 0];
  return {
    delayMs: () => delayMs,
    beat: (now: number, lateMs: number): void => {
      late += lateMs;
      beats += 1;
      if (now - lookedAt < LOOK_EVERY_MS) return;
      delayMs = late / beats;
      [lookedAt, late, beats] = [now, 0, 0];
    },
  };
}

interface Queues extends Pick<SheddingOptions, 'waiting' | 'computeQueue'> {
  readonly underWay: () => number;
  readonly flow: OverloadDetector;
}
const NO_QUEUE = { ahead: () => 0, paceMs: () => 0, shorten: () => undefined, refused: () => 0 };

/**
 * Tells a burst from overload. Sixty simultaneous requests are a burst, and all are served. With more in progress, and
 * more arriving than leaving, the queue would only grow: it is cut short until empty. Its length is limited by time,
 * since a fixed number would mean a long wait on a slow machine.
 */
function createQueueWatch({ waiting, computeQueue = NO_QUEUE, underWay, flow }: Queues, most: typeof LIMITS) {
  let emptyBeats = 0;
  let tightUntil = 0;
  const isLongWait = (fewest: number, waitMs: number): boolean => {
    const ahead = computeQueue.ahead();
    return ahead >= fewest && ahead * computeQueue.paceMs() >= waitMs;
  };
  const isLong = (): boolean => isLongWait(most.ahead, most.waitMs) || waiting() >= most.waiting;
  const isLongWhenTight = (): boolean =>
    isLongWait(most.aheadWhenTight, most.waitMsWhenTight) || waiting() >= most.waitingWhenTight;
  return {
    beat: (now: number): void => {
      flow.beat(now, waiting() > most.waitingWhenTight);
      emptyBeats = waiting() === 0 && computeQueue.ahead() === 0 ? emptyBeats + 1 : 0;
      if (emptyBeats >= EMPTY_BEATS) tightUntil = 0;
      if (underWay() < most.burst || !flow.outruns()) return;
      if (now >= tightUntil) computeQueue.shorten(most.aheadWhenTight);
      tightUntil = now + TIGHT_MS;
    },
    isTooLong: (): boolean => {
      const now = performance.now();
      const isTight = now < tightUntil;
      const isTooLong = isTight ? isLongWhenTight() : isLong();
      if (isTight && isTooLong) tightUntil = now + TIGHT_MS;
      return isTooLong;
    },
  };
}

export interface Pressure {
  readonly underWay: () => number;
  /** Callers who send no body, or do not read their response. */
  readonly loitering: () => number;
  readonly loopDelayMs: () => number;
  readonly refused: () => number;
}

/** Refuses sources above their share first: hundreds of requests by one caller do not shut out another's first. */
export function useSheddingPolicy(app: FastifyInstance, options: SheddingOptions): Pressure {
  const { loadShedding, limits = {}, computeQueue = NO_QUEUE } = options;
  const most = { ...LIMITS, ...limits };
  const loop = createLoopWatch();
  const flow = createOverloadDetector();
  const visits = createSlowClients(most);
  const tally = visits.working;
  const queue = createQueueWatch({ ...options, underWay: tally.all, flow }, most);
  let lookedAt = 0;
  everyBeat(app, (now, lateMs) => {
    loop.beat(now, lateMs);
    queue.beat(now);
    if (now - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now;
    visits.look(now);
  });
  const isTooMuch = (): boolean => {
    const isLate = tally.all() >= most.underWayWhenLate && loop.delayMs() >= most.loopDelayMs;
    return isLate || tally.all() >= most.underWay || queue.isTooLong();
  };
  // A browser treats a refused preflight as a permanent no.
  const isAlwaysAnswered = (url: string, method: string) => ALWAYS_ANSWERED.has(url) || method === 'OPTIONS';
  loadShedding.addLook(({ url, method, source }) => {
    if (isAlwaysAnswered(url, method)) return null;
    const loiters = visits.loitering.of(source) >= most.loiteringOfOne;
    const isOneTooMany = !isFileOfPage(url) && isTooMuch() && tally.hasItsShare(source);
    return loiters || isOneTooMany || tally.all() >= most.underWayAtMost ? RETRY_AFTER_SECONDS : null;
  });
  loadShedding.onEnter((arrival) => {
    if (isAlwaysAnswered(arrival.url, arrival.method)) return;
    visits.enter(arrival, flow.leave);
    flow.enter();
  });
  const refused = () => loadShedding.refused() + computeQueue.refused();
  return { underWay: tally.all, loitering: visits.loitering.all, loopDelayMs: loop.delayMs, refused };
}
