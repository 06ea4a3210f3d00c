import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRefusalSender } from './refusal-sender.ts';

function sender() {
  let now = 0;
  const sent: number[] = [];
  const send = createRefusalSender(() => now);
  return {
    sent,
    say: (first: number, last: number) => {
      for (let i = first; i <= last; i += 1) send(() => sent.push(i));
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it('refuses a few in each turn of the event loop, in the order in which they came', async () => {
  const { sent, say } = sender();
  say(1, 10);
  expect(sent).toEqual([]);
  await turn();
  expect(sent).toEqual([1, 2, 3, 4]);
  await turn();
  await turn();
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('lets nobody wait for long where turns are slow, however many came at once', async () => {
  const { sent, say, pass } = sender();
  say(1, 14);
  pass(15);
  say(15, 25);
  await turn();
  // All overdue ones and no others.
  expect(sent).toHaveLength(14);
  pass(15);
  await turn();
  expect(sent).toHaveLength(25);
});

it('sends no more than a bounded number in one turn', async () => {
  const { sent, say, pass } = sender();
  say(1, 400);
  pass(1_000);
  await turn();
  expect(sent).toHaveLength(16);
});
