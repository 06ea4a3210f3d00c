import { expect, it } from 'vitest';
import { askTogether } from './ask-together.ts';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

it('asks at once while few are under way, and for all others together, each with their own answer', async () => {
  const sizes: number[] = [];
  const double = askTogether(async (numbers: readonly number[]) => {
    sizes.push(numbers.length);
    await soon();
    return numbers.map((number) => number * 2);
  });
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
  expect(sizes).toEqual([1, 1, 8]);
  expect(await double(21)).toBe(42);
});

it('a failure reaches everybody it was asked for, and nobody later', async () => {
  let isBroken = true;
  const ask = askTogether(async (asked: readonly string[]) => {
    await soon();
    if (isBroken) throw new Error('gone');
    return [...asked];
  });
  const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map(ask));
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  isBroken = false;
  expect(await ask('e')).toBe('e');
});
