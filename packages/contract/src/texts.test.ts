import { expect, it } from 'vitest';
import { unitsText } from './texts.ts';

it.each([
  [1, 'capsule', '1 capsule'],
  [2, 'capsule', '2 capsules'],
  [3, 'gummy', '3 gummies'],
  [0.5, 'scoop', '½ scoop'],
  [1.5, 'scoop', '1½ scoops'],
  [0.33, 'measure', '0.33 measure'],
  [10, 'drop', '10 drops'],
])('%d of a %s is written as %s', (count, word, text) => {
  expect(unitsText(count, word)).toBe(text);
});
