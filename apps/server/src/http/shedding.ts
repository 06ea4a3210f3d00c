import type { FastifyInstance } from 'fastify';
import type { Entrance } from './entrance.ts';
import type { Turns } from './turns.ts';
import { createVisits } from './visits.ts';

/**
 * Past what a server can do, every request it takes makes all the others wait. Refusing the surplus at once keeps the
 * rest quick, and tells the caller when to come back.
 */
interface SheddingOptions {
  readonly entrance: Entrance;
  /** What was let in and can do nothing yet: queries without a connection, thinking without a turn. */
  readonly waiting: () => number;
  readonly turns?: Pick<Turns, 'ahead' | 'paceMs'>;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Requests under way at once. Some only wait, for a hash or a query, so this says little about work. */
  underWay: 64,
  /** … at the very most, when some have far more of them than others. */
  underWayAtMost: 128,
  /** After so long without a body, or with an answer unread, a request only loiters and is no longer under way. */
  loiterMs: 1_000,
  /** So many may do that from one source … */
  loiteringOfOne: 64,
  /** … and over all: each holds a connection and little else. */
  loiteringAtMost: 2_000,
  /** A page that asks for six things at once, a few times over, is no overload: such a queue is gone in a moment … */
  waiting: 32,
  /** … unless whoever came last would wait so long for their turn, with at least so many ahead … */
  waitMs: 24,
  ahead: 12,
  /** … and one that stays is: from then on it is held to this. More than one browser asks for at once by itself. */
  waitingWhenTight: 8,
  standingMs: 20,
  /** … and to what is done in this time, but never to fewer than so many: a slow piece is nobody's fault. */
  waitMsWhenTight: 8,
  aheadWhenTight: 3,
  /** How late the event loop may run, on average over one look … */
  loopDelayMs: 60,
  /** … with so many requests under way. With fewer, something else keeps the machine busy, and refusing helps nobody. */
  underWayWhenLate: 16,
};
/** Looks at a queue before it counts as standing: one long piece of work between two of them is not enough. */
const STANDING_BEATS = 3;
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

type Queues = Pick<SheddingOptions, 'waiting' | 'turns'>;
const NO_TURNS = { ahead: () => 0, paceMs: () => 0 };

/**
 * Whether there is more to do than gets done. A queue that comes and goes is a burst; one that was never short for a
 * while only makes everybody wait, and is kept short until it is gone. How short follows from how long a piece takes: a
 * number alone would be a long wait on a slow machine, or on one that has much to refuse.
 */
function createQueueWatch({ waiting, turns = NO_TURNS }: Queues, most: typeof LIMITS) {
  let shortAt = performance.now();
  let longBeats = 0;
  let emptyBeats = 0;
  let tightUntil = 0;
  const isLongWait = (fewest: number, waitMs: number): boolean => {
    const ahead = turns.ahead();
    return ahead >= fewest && ahead * turns.paceMs() >= waitMs;
  };
  const isLong = (): boolean => isLongWait(most.ahead, most.waitMs) || waiting() >= most.waiting;
  const isLongWhenTight = (): boolean =>
    isLongWait(most.aheadWhenTight, most.waitMsWhenTight) || waiting() >= most.waitingWhenTight;
  return {
    beat: (now: number): void => {
      if (waiting() <= most.waitingWhenTight) [shortAt, longBeats] = [now, 0];
      else longBeats += 1;
      emptyBeats = waiting() === 0 && turns.ahead() === 0 ? emptyBeats + 1 : 0;
      if (emptyBeats >= EMPTY_BEATS) tightUntil = 0;
      if (longBeats >= STANDING_BEATS && now - shortAt >= most.standingMs) tightUntil = now + TIGHT_MS;
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
 * At the entrance: what is refused costs nothing but its answer. It is those who have most under way that are refused:
 * one caller's hundreds do not shut out the next one's first.
 */
export function useShedding(app: FastifyInstance, options: SheddingOptions): Pressure {
  const { entrance, limits = {} } = options;
  const most = { ...LIMITS, ...limits };
  const loop = createLoopWatch();
  const queue = createQueueWatch(options, most);
  const visits = createVisits(most);
  const tally = visits.working;
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
  entrance.addLook(({ url, method, source }) => {
    if (isAlwaysAnswered(url, method)) return null;
    const loiters = visits.loitering.of(source) >= most.loiteringOfOne;
    const isOneTooMany = !isFileOfPage(url) && isTooMuch() && tally.hasItsShare(source);
    return loiters || isOneTooMany || tally.all() >= most.underWayAtMost ? RETRY_AFTER_SECONDS : null;
  });
  entrance.onEnter((arrival) => {
    if (!isAlwaysAnswered(arrival.url, arrival.method)) visits.enter(arrival);
  });
  return { underWay: tally.all, loitering: visits.loitering.all, loopDelayMs: loop.delayMs, refused: entrance.refused };
}
