import { expect, test } from 'vitest';
import { createPhrases } from './phrases.ts';

test('phrases are made ready one at a call, each once, and are found as before', () => {
  const { compile, makeReady } = createPhrases({ swaps: {}, families: { pills: ['tablets', 'sleeping pills'] } });
  expect(makeReady()).toBe(false);
  const phrases = ['took <pills>', 'swallowed', 'any .. more'].map(compile);
  expect([makeReady(), makeReady(), makeReady(), makeReady()]).toEqual([true, true, false, false]);
  expect(phrases.map(({ isIn }) => isIn(' took sleeping pills '))).toEqual([true, false, false]);
});
