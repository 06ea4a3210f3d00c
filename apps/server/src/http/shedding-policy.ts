import type { FastifyInstance } from 'fastify';
import { type ComputeQueue, LONGEST_WAIT_MS } from './compute-queue.ts';
import { createFlow, type Flow } from './flow.ts';
import type { LoadShedding } from './load-shedding.ts';
import { createVisits } from './visits.ts';

/**
 * Past what a server can do, every request it takes makes all the others wait. Refusing the surplus at once keeps the
 * rest quick, and tells the caller when to come back.
 */
interface SheddingOptions {
  readonly loadShedding: LoadShedding;
  /** What was let in and can do nothing yet: queries without a connection, thinking without a turn. */
  readonly waiting: () => number;
  readonly computeQueue?: Pick<ComputeQueue, 'ahead' | 'paceMs' | 'shorten' | 'refused'>;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Requests under way at once. Some only wait, for a hash or a query, so this says little about work. */
  underWay: 128,
  /** … at the very most, when some have far more of them than others. */
  underWayAtMost: 192,
  /** After so long without a body, or with an answer unread, a request only loiters and is no longer under way. */
  loiterMs: 1_000,
  /** So many may do that from one source … */
  loiteringOfOne: 64,
  /** … and over all: each holds a connection and little else. */
  loiteringAtMost: 2_000,
  /** A queue that comes and goes may be as long as this … */
  waiting: 128,
  /** … unless whoever came last would wait so long for their turn, with at least so many ahead. */
  waitMs: LONGEST_WAIT_MS,
  ahead: 12,
  /** Up to so many under way are a burst, whatever comes after them. */
  burst: 64,
  /** One that is there for good is held to this, more than one browser asks for at once by itself, … */
  waitingWhenTight: 8,
  /** … and to what is done in this time, but never to fewer than so many: a slow piece is nobody's fault. */
  waitMsWhenTight: 8,
  aheadWhenTight: 3,
  /** How late the event loop may run, on average over one look … */
  loopDelayMs: 60,
  /** … with so many requests under way. With fewer, something else keeps the machine busy, and refusing helps nobody. */
  underWayWhenLate: 64,
};
/** So long after the last refusal a queue may be long again, or once it was seen to be empty so many times in a row. */
const TIGHT_MS = 1_000;
const EMPTY_BEATS = 3;
const LOOK_EVERY_MS = 100;
const BEAT_MS = 10;
const RETRY_AFTER_SECONDS = 1;

/** A probe must be answered most of all when there is too much to do. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

/** A browser does not ask again for a script, and the whole page is lost with one. They wait for nothing, and are kept. */
const isFileOfPage = (url: string): boolean => url.startsWith('/assets/');

/** Tells at every beat how late it comes. */
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
 * How late beats of ten milliseconds come, on average over one look. Not Node's own histogram: it loses a delay when it is
 * reset before its next beat, which is what happens after the loop has stood still.
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
  readonly flow: Flow;
}
const NO_QUEUE = { ahead: () => 0, paceMs: () => 0, shorten: () => undefined, refused: () => 0 };

/**
 * Whether there is more to do than gets done. Sixty people who ask in one instant are a burst, and all are served. Where
 * more are under way and more come than leave while a queue stands, it would only grow and make everybody wait: it is cut
 * short, and kept short until it is gone. How short follows from how long a piece takes: a number alone would be a
 * long wait on a slow machine, or on one that has much to refuse.
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
  /** Those whose caller sends no body, or reads no answer. */
  readonly loitering: () => number;
  readonly loopDelayMs: () => number;
  readonly refused: () => number;
}

/**
 * At the loadShedding: what is refused costs nothing but its answer. It is those who have most under way that are refused:
 * one caller's hundreds do not shut out the next one's first.
 */
export function useSheddingPolicy(app: FastifyInstance, options: SheddingOptions): Pressure {
  const { loadShedding, limits = {}, computeQueue = NO_QUEUE } = options;
  const most = { ...LIMITS, ...limits };
  const loop = createLoopWatch();
  const flow = createFlow();
  const visits = createVisits(most);
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
  // A browser that asks whether it may ask takes a refusal for a no.
  const isAlwaysAnswered = (url: string, method: string) => ALWAYS_ANSWERED.has(url) || method === 'OPTIONS';
  loadShedding.addLook(({ url, method, source }) => {
    if (isAlwaysAnswered(url, method)) return null;
    const loiters = visits.loitering.of(source) >= most.loiteringOfOne;
    const isOneTooMany = !isFileOfPage(url) && isTooMuch() && tally.hasItsShare(source);
    return loiters || isOneTooMany || tally.all() >= most.underWayAtMost ? RETRY_AFTER_SECONDS : null;
  });
  loadShedding.onEnter((arrival) => {
    if (isAlwaysAnswered(arrival.url, arrival.method)) return;
    visits.enter(arrival);
    flow.enter();
    arrival.response.once('close', flow.leave);
  });
  const refused = () => loadShedding.refused() + computeQueue.refused();
  return { underWay: tally.all, loitering: visits.loitering.all, loopDelayMs: loop.delayMs, refused };
}
