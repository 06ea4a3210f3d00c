import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@evidose/contract';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createComputeQueue } from './compute-queue.ts';
import { createHttp } from './create-http.ts';
import { useSheddingPolicy } from './shedding-policy.ts';
import { sourceOf } from './source.ts';

type ComputeQueue = Parameters<typeof useSheddingPolicy>[1]['computeQueue'];
const NO_QUEUE = { ahead: () => 0, paceMs: () => 0, shorten: () => undefined, refused: () => 0 };

async function server(limits: Record<string, number>, waiting = () => 0, computeQueue?: ComputeQueue) {
  const { app, loadShedding } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: ['127.0.0.1'] });
  const pressure = useSheddingPolicy(app, { loadShedding, waiting, limits, ...(computeQueue && { computeQueue }) });
  const held = new EventEmitter().setMaxListeners(0);
  app.get('/slow', async () => {
    await once(held, 'release');
    return 'done';
  });
  app.get('/quick', async () => 'done');
  app.get('/busy', async () => {
    const end = performance.now() + 400;
    while (performance.now() < end);
    return 'done';
  });
  app.get('/health', async () => 'ok');
  app.get('/assets/page.js', async () => 'done');
  app.post('/said', async () => 'done');
  app.get('/big', async () => Buffer.alloc(30_000_000));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterEach(() => app.close());
  const ask = (path: string, source = '192.0.2.1') =>
    fetch(`${url}${path}`, { headers: { 'x-forwarded-for': source, origin: 'https://pages.example.com' } });
  const statusOf = async (path: string, source?: string) => (await ask(path, source)).status;
  /** A client that sends and reads only when told to. */
  function caller(first: string) {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) }).pause();
    afterEach(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write(first);
    return socket;
  }
  return { ask, statusOf, loadShedding, pressure, caller, release: () => held.emit('release') };
}

describe('more than the server can do', () => {
  it('is refused at once with a time to come back, while what is under way goes on', async () => {
    const { ask, statusOf, loadShedding, pressure, release } = await server({ underWay: 2 });
    loadShedding.useHeaders(({ headers }) => ({ 'access-control-allow-origin': headers.origin ?? '' }));
    const slow = [statusOf('/slow'), statusOf('/slow')];
    await expect.poll(pressure.underWay).toBe(2);
    const refused = await ask('/quick');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://pages.example.com');
    const requestId = refused.headers.get('x-request-id');
    const { error } = (await refused.json()) as { error: object };
    expect(error).toEqual({ ...new AppError('OVERLOADED', { retryAfterSeconds: 1 }).toBody(), requestId });
    expect(await statusOf('/health')).toBe(200);
    release();
    expect(await Promise.all(slow)).toEqual([200, 200]);
    await expect.poll(pressure.underWay).toBe(0);
    expect(await statusOf('/quick')).toBe(200);
    expect(pressure.refused()).toBe(1);
  });

  it('is refused to those who have most under way: the first call of another is let in, up to a limit', async () => {
    const { statusOf, pressure, release } = await server({ underWay: 4, underWayAtMost: 6 });
    const slow = Array.from({ length: 4 }, () => statusOf('/slow', '192.0.2.1'));
    await expect.poll(pressure.underWay).toBe(4);
    expect(await statusOf('/quick', '192.0.2.1')).toBe(503);
    expect(await statusOf('/quick', '192.0.2.2')).toBe(200);
    await expect.poll(pressure.underWay).toBe(4);
    slow.push(statusOf('/slow', '192.0.2.3'), statusOf('/slow', '192.0.2.4'));
    await expect.poll(pressure.underWay).toBe(6);
    expect(await statusOf('/quick', '192.0.2.5')).toBe(503);
    release();
    expect(await Promise.all(slow)).toEqual(Array(6).fill(200));
  });

  it('is no reason to refuse a script, without which the page it belongs to is lost, up to a limit', async () => {
    const { statusOf, pressure, release } = await server({ underWay: 2, underWayAtMost: 4 });
    const slow = [statusOf('/slow'), statusOf('/slow')];
    await expect.poll(pressure.underWay).toBe(2);
    expect(await statusOf('/quick')).toBe(503);
    expect(await statusOf('/assets/page.js')).toBe(200);
    slow.push(statusOf('/slow', '192.0.2.2'), statusOf('/slow', '192.0.2.3'));
    await expect.poll(pressure.underWay).toBe(4);
    expect(await statusOf('/assets/page.js')).toBe(503);
    release();
    await Promise.all(slow);
  });

  it('a crowd of many, each with one call, is held to the limit as well', async () => {
    const { statusOf, pressure, release } = await server({ underWay: 3, underWayAtMost: 6 });
    const slow = [1, 2, 3].map((i) => statusOf('/slow', `192.0.2.${i}`));
    await expect.poll(pressure.underWay).toBe(3);
    expect(await statusOf('/quick', '192.0.2.9')).toBe(503);
    release();
    await Promise.all(slow);
  });

  it('a refused burst is answered to the last of it, and holds up nobody who was let in', async () => {
    const { statusOf, pressure, release } = await server({ underWay: 1 });
    const slow = statusOf('/slow');
    await expect.poll(pressure.underWay).toBe(1);
    const burst = Array.from({ length: 200 }, () => statusOf('/quick'));
    expect(await statusOf('/health')).toBe(200);
    expect(new Set(await Promise.all(burst))).toEqual(new Set([503]));
    expect(pressure.underWay()).toBe(1);
    release();
    expect(await slow).toBe(200);
  });

  /** A new client every few milliseconds, none of which is served. */
  async function crowd(ask: () => Promise<number>, until: () => boolean): Promise<Promise<number>[]> {
    const calls: Promise<number>[] = [];
    while (!until() && calls.length < 300) {
      calls.push(ask(), ask(), ask(), ask());
      await sleep(5);
    }
    return calls;
  }

  it('a queue to which more come than leave is cut short, and kept short until it is gone', async () => {
    let waiting = 10;
    const shortened: number[] = [];
    const computeQueue = { ...NO_QUEUE, shorten: (length: number) => void shortened.push(length) };
    const { statusOf, release } = await server(
      { burst: 6, underWay: 300, underWayAtMost: 400 },
      () => waiting,
      computeQueue,
    );
    const calls = await crowd(
      () => statusOf('/slow'),
      () => shortened.length > 0,
    );
    expect(shortened).toEqual([1]);
    expect(await statusOf('/quick')).toBe(503);
    waiting = 7;
    expect(await statusOf('/quick')).toBe(200);
    // The overload ended for a moment, so a burst may be as long as before.
    waiting = 0;
    await sleep(500);
    waiting = 10;
    expect(await statusOf('/quick')).toBe(200);
    release();
    await Promise.all(calls);
  });

  it('a burst is no such queue, however long it stands: nobody comes after it', async () => {
    let waiting = 0;
    const { statusOf, pressure, release } = await server({ burst: 6 }, () => waiting);
    const slow = Array.from({ length: 40 }, () => statusOf('/slow'));
    await expect.poll(pressure.underWay).toBe(40);
    waiting = 40;
    await sleep(700);
    expect(await statusOf('/quick')).toBe(200);
    release();
    expect(await Promise.all(slow)).toEqual(Array(40).fill(200));
  });

  it('whoever would wait for more than two seconds is refused, and twelve may be ahead whatever they take', async () => {
    let [ahead, pace] = [20, 90];
    const { statusOf } = await server({}, () => 0, { ...NO_QUEUE, ahead: () => ahead, paceMs: () => pace });
    expect(await statusOf('/quick')).toBe(200);
    pace = 101;
    expect(await statusOf('/quick')).toBe(503);
    [ahead, pace] = [11, 500];
    expect(await statusOf('/quick')).toBe(200);
  });

  it('sixty who make the server think in one instant are all served; of a crowd without end some are told no', async () => {
    const { app, loadShedding } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: ['127.0.0.1'] });
    const computeQueue = createComputeQueue();
    useSheddingPolicy(app, { loadShedding, waiting: computeQueue.waiting, computeQueue });
    app.get('/think', (request) =>
      computeQueue.run({ source: sourceOf(request), cost: 'heavy' }, () => {
        const end = performance.now() + 10;
        while (performance.now() < end);
        return 'done';
      }),
    );
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    afterEach(() => app.close());
    const think = async (source: number) =>
      (await fetch(`${url}/think`, { headers: { 'x-forwarded-for': `192.0.2.${source % 200}` } })).status;
    expect(new Set(await Promise.all(Array.from({ length: 60 }, (_, i) => think(i))))).toEqual(new Set([200]));
    const end = performance.now() + 1_500;
    let sent = 0;
    const calls = await crowd(
      () => think(sent++),
      () => performance.now() > end,
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers)).toEqual(new Set([200, 503]));
  });

  it('is refused while the event loop runs late, and taken again soon after', async () => {
    const { statusOf, release } = await server({ loopDelayMs: 20, underWayWhenLate: 1 });
    const held = statusOf('/slow');
    // The monitor needs a first beat before it can tell that the next is late.
    await sleep(100);
    const busyThenQuick = async () => {
      await statusOf('/busy');
      return statusOf('/quick');
    };
    // A check may fall between the delay and its recording; then the next one sees it.
    await expect.poll(busyThenQuick, { interval: 5, timeout: 15_000 }).toBe(503);
    release();
    expect(await held).toBe(200);
    await expect.poll(() => statusOf('/quick'), { timeout: 10_000 }).toBe(200);
  });
});

describe('callers who keep the server waiting', () => {
  const TEST_TIMEOUTS = { timeout: 10_000 };
  const start = (line: string, source: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${source}\r\n${more}\r\n`;
  const halfOf = (source: string) =>
    `${start('POST /said', source, 'Content-Type: text/plain\r\nContent-Length: 4\r\n')}ha`;

  it('with a body that does not come shut nobody out, and are served when it comes', async () => {
    const { statusOf, pressure, caller } = await server({ underWay: 6, underWayAtMost: 6, loiterMs: 200 });
    const slow = [1, 2, 3, 4, 5, 6].map((i) => caller(halfOf(`192.0.2.${i}`)));
    await expect.poll(pressure.loitering, TEST_TIMEOUTS).toBe(6);
    expect(pressure.underWay()).toBe(0);
    expect(await statusOf('/quick', '192.0.2.9')).toBe(200);
    const [first] = slow;
    first?.write('lf');
    const [answer] = await once(first?.resume() ?? new EventEmitter(), 'data');
    expect(String(answer)).toContain('200 OK');
  });

  it('with answers that they do not read shut nobody out', async () => {
    const { statusOf, pressure, caller } = await server({ underWay: 6, underWayAtMost: 6, loiterMs: 200 });
    for (let i = 1; i <= 6; i += 1) caller(start('GET /big', `192.0.2.${i}`));
    await expect.poll(pressure.loitering, TEST_TIMEOUTS).toBe(6);
    expect(pressure.underWay()).toBe(0);
    expect(await statusOf('/quick', '192.0.2.9')).toBe(200);
  });

  it('are limited by source, and over all: the longest of them are sent away', async () => {
    const limits = { loiterMs: 100, loiteringOfOne: 2, loiteringAtMost: 3 };
    const { statusOf, pressure, caller } = await server(limits);
    const slow = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((source) => caller(halfOf(source)));
    await expect.poll(pressure.loitering, TEST_TIMEOUTS).toBe(3);
    expect(await statusOf('/quick', '192.0.2.1')).toBe(503);
    expect(await statusOf('/quick', '192.0.2.2')).toBe(200);
    const sentAway = once(slow[0]?.resume() ?? new EventEmitter(), 'close');
    caller(halfOf('192.0.2.3'));
    await sentAway;
    await expect.poll(() => statusOf('/quick', '192.0.2.1'), TEST_TIMEOUTS).toBe(200);
  });
});
