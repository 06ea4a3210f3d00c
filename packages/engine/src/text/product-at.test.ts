import { expect, test } from 'vitest';
import { language } from '../../test/language.ts';
import type { Products } from '../knowledge.ts';
import { NO_PRODUCTS } from '../knowledge-names.ts';
import { productAt } from './product-at.ts';
import { vocabularyOf } from './words.ts';

const NAME = 'Acme Silver Women 50+ Multi';
const own = ['acme', 'silver', 'women', '50', 'multi'];
const products: Products = {
  ...NO_PRODUCTS,
  startsName: (word) => word === 'acme',
  wordsOf: (text) => [text.replace(/'?s$/, '')],
  find: (words) => {
    const found = words
      .split(' ')
      .map((word) => word.replace(/'?s$/, ''))
      .filter((word) => own.includes(word));
    if (!found.includes('acme')) return [];
    return [{ id: '1', name: NAME, servingCount: 1, servingUnit: 'tablet', words: found, isClear: true }];
  },
};
const wordsAt = (text: string) => productAt(products, text.split(' '), vocabularyOf(language))?.words ?? null;

test('a name continues as long as its words do', () => {
  expect(wordsAt('acme silver women twice a day')).toBe(3);
  expect(wordsAt('acme multi for women in the morning')).toBe(4);
  expect(wordsAt('acme 50 multi')).toBe(3);
});

test('a count after the name is not part of it', () => {
  expect(wordsAt('acme silver 2 a day')).toBe(2);
});

test('a name starts with its own first word', () => {
  expect(wordsAt('silver women')).toBeNull();
  expect(wordsAt('')).toBeNull();
});
