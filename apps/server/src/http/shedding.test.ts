import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createHttp } from './create-http.ts';
import { useShedding } from './shedding.ts';

async function server(limits: Record<string, number>, queriesWaiting = () => 0) {
  const { app } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: [] });
  const pressure = useShedding(app, { queriesWaiting, limits });
  const held = new EventEmitter();
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
  return { app, pressure, release: () => held.emit('release') };
}

describe('more than the server can do', () => {
  it('is refused at once with a time to come back, while what is under way goes on', async () => {
    const { app, pressure, release } = await server({ underWay: 2 });
    const slow = [app.inject('/slow'), app.inject('/slow')];
    await expect.poll(pressure.underWay).toBe(2);
    const refused = await app.inject('/quick');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json().error.code).toBe('OVERLOADED');
    expect((await app.inject('/health')).statusCode).toBe(200);
    release();
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await expect.poll(pressure.underWay).toBe(0);
    expect((await app.inject('/quick')).statusCode).toBe(200);
    await app.close();
  });

  it('is refused to those who have most under way: the first call of another is let in, up to a limit', async () => {
    const { app, pressure, release } = await server({ underWay: 4, underWayAtMost: 6 });
    const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
    const slow = Array.from({ length: 4 }, () => from('192.0.2.1', '/slow'));
    await expect.poll(pressure.underWay).toBe(4);
    expect((await from('192.0.2.1', '/quick')).statusCode).toBe(503);
    expect((await from('192.0.2.2', '/quick')).statusCode).toBe(200);
    slow.push(from('192.0.2.3', '/slow'), from('192.0.2.4', '/slow'));
    await expect.poll(pressure.underWay).toBe(6);
    expect((await from('192.0.2.5', '/quick')).statusCode).toBe(503);
    release();
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    await app.close();
  });

  it('a crowd of many, each with one call, is held to the limit as well', async () => {
    const { app, pressure, release } = await server({ underWay: 3, underWayAtMost: 6 });
    const slow = [1, 2, 3].map((i) => app.inject({ url: '/slow', remoteAddress: `192.0.2.${i}` }));
    await expect.poll(pressure.underWay).toBe(3);
    expect((await app.inject({ url: '/quick', remoteAddress: '192.0.2.9' })).statusCode).toBe(503);
    release();
    await Promise.all(slow);
    await app.close();
  });

  it('is refused while queries queue for the database', async () => {
    let waiting = 3;
    const { app } = await server({ queriesWaiting: 3 }, () => waiting);
    expect((await app.inject('/quick')).statusCode).toBe(503);
    waiting = 2;
    expect((await app.inject('/quick')).statusCode).toBe(200);
    await app.close();
  });

  it('is refused while the event loop runs late, and taken again soon after', async () => {
    const { app, release } = await server({ loopDelayMs: 20, underWayWhenLate: 1 });
    const held = app.inject('/slow');
    // The watch needs a first beat before it can tell that the next one is late.
    await sleep(100);
    const busyThenQuick = async () => {
      await app.inject('/busy');
      return (await app.inject('/quick')).statusCode;
    };
    // A look may fall between the delay and its being noted: then the next one sees it.
    await expect.poll(busyThenQuick, { interval: 5, timeout: 15_000 }).toBe(503);
    release();
    expect((await held).statusCode).toBe(200);
    await expect.poll(async () => (await app.inject('/quick')).statusCode, { timeout: 10_000 }).toBe(200);
    await app.close();
  });
});
