import { expect, it } from 'vitest';
import { createComputeQueue } from './compute-queue.ts';

const ANYBODY = { source: '', cost: 'heavy' } as const;
/** Blocks the event loop, as a computation does. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('one piece of thinking begins in each turn of the event loop, in the order in which they came', async () => {
  const computeQueue = createComputeQueue();
  const order: string[] = [];
  const think = (name: string) =>
    computeQueue.run(ANYBODY, () => {
      order.push(name);
      // Quick work that was ready before the next turn is done before the next computation starts.
      setImmediate(() => order.push(`quick after ${name}`));
    });
  const all = ['one', 'two', 'three'].map(think);
  expect(computeQueue.waiting()).toBe(3);
  await Promise.all(all);
  expect(computeQueue.waiting()).toBe(0);
  expect(order.slice(0, 4)).toEqual(['one', 'two', 'quick after one', 'three']);
  await think('later');
  expect(order.at(-1)).toBe('later');
});

it('tells who is ahead, with those at the guards, and how long a piece has taken of late', async () => {
  const computeQueue = createComputeQueue();
  expect(computeQueue.paceMs()).toBe(0);
  const think = () => computeQueue.run(ANYBODY, () => block(5));
  const guarded = computeQueue.announce(() => new Promise((resolve) => setImmediate(resolve)));
  const thoughts = Array.from({ length: 20 }, think);
  expect(computeQueue.ahead()).toBe(21);
  expect(computeQueue.waiting()).toBe(20);
  await Promise.all([guarded, ...thoughts]);
  expect(computeQueue.ahead()).toBe(0);
  // Nineteen durations were recorded; older ones weigh less.
  expect(computeQueue.paceMs()).toBeGreaterThan(3);
});

it('whoever the guards turn away is not ahead of anybody', async () => {
  const computeQueue = createComputeQueue();
  await expect(computeQueue.announce(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(computeQueue.ahead()).toBe(0);
});

/** Blocks for a few milliseconds per turn until stopped; returns the number of turns. */
async function takeTurns(
  computeQueue: ReturnType<typeof createComputeQueue>,
  source: string,
  ms: number,
  isOver: () => boolean,
) {
  let count = 0;
  while (!isOver()) {
    await computeQueue.run({ source, cost: 'heavy' }, () => block(ms));
    count += 1;
  }
  return count;
}

it('sources take turns: the first of one waits for one of another, however many that one has', async () => {
  const computeQueue = createComputeQueue();
  const order: string[] = [];
  const think = (source: string) => computeQueue.run({ source, cost: 'heavy' }, () => order.push(source));
  await Promise.all([think('many'), think('many'), think('many'), think('one')]);
  expect(order).toEqual(['many', 'one', 'many', 'many']);
});

it('what is asked at every key goes before what is long', async () => {
  const computeQueue = createComputeQueue();
  const order: string[] = [];
  const think = (cost: 'light' | 'heavy') => computeQueue.run({ source: cost, cost }, () => order.push(cost));
  await Promise.all([think('heavy'), think('heavy'), think('light')]);
  expect(order[0]).toBe('light');
});

it('a source with long pieces leaves most of the time to others while they are there, and has all of it alone', async () => {
  const computeQueue = createComputeQueue();
  const for300 = performance.now() + 300;
  const alone = await takeTurns(computeQueue, 'long', 30, () => performance.now() > for300);
  expect(alone).toBeGreaterThan(5);
  const until = performance.now() + 1_000;
  const isOver = () => performance.now() > until;
  const short = async () => {
    let latest = 0;
    while (!isOver()) {
      const asked = performance.now();
      await computeQueue.run({ source: 'short', cost: 'light' }, () => undefined);
      latest = Math.max(latest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return latest;
  };
  const [beside] = await Promise.all([takeTurns(computeQueue, 'long', 30, isOver), short()]);
  expect(beside).toBeLessThanOrEqual(8);
  expect(beside).toBeGreaterThan(2);
});

it('whoever has waited for two seconds, or is cut off, is told when to come back', async () => {
  const computeQueue = createComputeQueue();
  const think = () => computeQueue.run(ANYBODY, () => undefined);
  const ends = Promise.allSettled(Array.from({ length: 5 }, think));
  computeQueue.shorten(2);
  const states = (await ends).map(({ status }) => status);
  expect(states.filter((status) => status === 'rejected')).toHaveLength(3);
  expect(computeQueue.refused()).toBe(3);
  expect(computeQueue.waiting()).toBe(0);
  const late = Promise.allSettled([think(), think()]);
  block(2_050);
  for (const end of await late)
    expect(end).toMatchObject({ reason: { code: 'OVERLOADED', details: { retryAfterSeconds: 1 } } });
});

/** Computations that end when they are told to, as a write to the database does. */
function startWrites(computeQueue: ReturnType<typeof createComputeQueue>, count: number) {
  const begun: (() => void)[] = [];
  const write = () => new Promise<void>((end) => begun.push(end));
  return { begun, all: Array.from({ length: count }, () => computeQueue.run(ANYBODY, write)) };
}

it('two heavy computations are in progress at once, and type-ahead does not wait for them', async () => {
  const computeQueue = createComputeQueue({ placeMs: 100_000 });
  const { begun, all } = startWrites(computeQueue, 5);
  await expect.poll(() => begun.length).toBe(2);
  await computeQueue.run({ source: '', cost: 'light' }, () => undefined);
  expect(begun).toHaveLength(2);
  expect(computeQueue.waiting()).toBe(3);
  begun[0]?.();
  await expect.poll(() => begun.length).toBe(3);
  begun[1]?.();
  begun[2]?.();
  await expect.poll(() => begun.length).toBe(5);
  for (const end of begun) end();
  await Promise.all(all);
});

it('a computation that stalls loses its place', async () => {
  const { begun, all } = startWrites(createComputeQueue({ placeMs: 1 }), 5);
  await expect.poll(() => begun.length).toBe(5);
  for (const end of begun) end();
  await Promise.all(all);
});

it('a computation that fails leaves its place', async () => {
  const computeQueue = createComputeQueue();
  const fail = () => computeQueue.run(ANYBODY, () => Promise.reject(new Error('no')));
  const ends = await Promise.allSettled(Array.from({ length: 9 }, fail));
  expect(ends.every((end) => end.status === 'rejected' && end.reason.message === 'no')).toBe(true);
});
