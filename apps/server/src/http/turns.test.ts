import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('one piece of thinking begins in each turn of the event loop, in the order in which they came', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const think = async (name: string) => {
    await turns.take();
    order.push(name);
    // Whatever is quick and was ready before the next turn is done before the next piece begins.
    setImmediate(() => order.push(`quick after ${name}`));
  };
  const all = ['one', 'two', 'three'].map(think);
  expect(turns.waiting()).toBe(3);
  await Promise.all(all);
  expect(turns.waiting()).toBe(0);
  expect(order.slice(0, 4)).toEqual(['one', 'two', 'quick after one', 'three']);
  await think('later');
  expect(order.at(-1)).toBe('later');
});

it('tells who is ahead, with those at the guards, and how long a piece has taken of late', async () => {
  const turns = createTurns();
  expect(turns.paceMs()).toBe(0);
  const think = async () => {
    await turns.take();
    const end = performance.now() + 5;
    while (performance.now() < end);
  };
  const guarded = turns.announce(() => new Promise((resolve) => setImmediate(resolve)));
  const thoughts = Array.from({ length: 20 }, think);
  expect(turns.ahead()).toBe(21);
  expect(turns.waiting()).toBe(20);
  await Promise.all([guarded, ...thoughts]);
  expect(turns.ahead()).toBe(0);
  // Nineteen of them told their time to the next one; the first ones weigh less than the newest.
  expect(turns.paceMs()).toBeGreaterThan(3);
});

it('whoever the guards turn away is not ahead of anybody', async () => {
  const turns = createTurns();
  await expect(turns.announce(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(turns.ahead()).toBe(0);
});
