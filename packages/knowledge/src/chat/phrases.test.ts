import { expect, test } from 'vitest';
import { createPhrases, PhraseError } from './phrases.ts';

const { compile } = createPhrases({ swaps: {}, families: { pills: ['tablets', 'sleeping pills', 'take <pills>'] } });

test.each(['(took | ate', 'took ) it', 'took [it)', 'took <nobody>', 'took <pills>'])('"%s" is no phrase', (phrase) => {
  expect(() => compile(phrase)).toThrow(PhraseError);
});

test('of several ways the first that leads to an end is taken', () => {
  const { compile: ready } = createPhrases({ swaps: {}, families: {} });
  expect(ready('(took | took all) of it').isIn(' he took all of it ')).toBe(true);
  expect(ready('took .... it $').isIn(' he took it . she slept ')).toBe(true);
  expect(ready('took .... her').isIn(' he took it . she saw her ')).toBe(false);
});
