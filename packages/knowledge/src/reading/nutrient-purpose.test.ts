import { prepare, understandSupplements } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());
const read = (text: string) => understandSupplements(prepared, text).map(({ id }) => id);

describe('a vitamin or mineral that something is taken for', () => {
  test.each([
    ['spirulina 5 g a day for B12, pea protein', ['spirulina', 'plant-protein']],
    ['nutritional yeast for B12', ['brewers-yeast']],
    ['cod liver oil 1 tsp for vitamin D', ['cod-liver-oil']],
    ['kelp tablets every morning for iodine', ['kelp']],
  ])('%s', (text, ids) => {
    expect(read(text)).toEqual(ids);
  });

  test.each([
    ['spirulina, B12', ['spirulina', 'vitamin-b12']],
    ['spirulina 5 g for B12 1000 mcg', ['spirulina', 'vitamin-b12']],
    ['spirulina for energy, B12 for nerves', ['spirulina', 'vitamin-b12']],
    ['for B12', ['vitamin-b12']],
    ['vitamin D and for bones calcium', ['vitamin-d3', 'calcium']],
  ])('but %s is both', (text, ids) => {
    expect(read(text)).toEqual(ids);
  });

  test('one that was swapped for another is not what it is for', () => {
    expect(read('swapped calcium for magnesium')).toContain('magnesium');
  });
});
