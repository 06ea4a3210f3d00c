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
