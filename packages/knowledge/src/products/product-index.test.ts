import { describe, expect, test } from 'vitest';
import { knowledge } from '../testing/prepared.ts';

const { products } = knowledge;
const names = (words: string) => products.find(words).map(({ name }) => name);
const first = (words: string) => {
  const [match] = products.find(words);
  const product = match === undefined ? null : products.byId(match.id);
  if (product === null) throw new Error(`nothing is found for ${words}`);
  return product;
};
const given = (words: string) =>
  Object.fromEntries(first(words).supplies.map(({ nutrient, form, amount }) => [`${nutrient} ${form}`, amount]));

describe('finding a product', () => {
  test.each([
    ['2 centrum silver women a day', 'Centrum Silver Women 50+ Multivitamin/Multimineral GSK'],
    ['CENTRUM SILVER WOMEN', 'Centrum Silver Women 50+ Multivitamin/Multimineral GSK'],
    ['nature made d3 2000', 'Nature Made D3 2000 IU (50 mcg)'],
    ['Nature Made D3 2000 IU tablets', 'Nature Made D3 2000 IU (50 mcg)'],
    ["women's one a day", "One A Day Women's"],
    ['tums ultra strength 1000', 'Tums Calcium Carbonate Antacid Ultra Strength 1000'],
  ])('%s is %s', (words, name) => {
    expect(names(words)[0]?.toLowerCase()).toContain(name.toLowerCase());
  });

  test('offers at most three, each with a different name, the newest label of each', () => {
    const found = products.find('centrum');
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ name }) => name)).size).toBe(3);
    for (const { id } of found) expect(products.byId(id)?.lastSeen).toBeGreaterThanOrEqual(2017);
  });

  test('says whether another product fits as well', () => {
    expect(products.find('centrum')[0]?.isClear).toBe(false);
    expect(products.find('centrum silver women 50+')[0]?.isClear).toBe(true);
  });

  test('finds nothing in text without a product', () => {
    for (const words of [
      'vitamin d 2000 iu',
      'fish oil',
      'magnesium glycinate',
      'ashwagandha 600',
      'iron',
      '',
      'xyzzy',
    ]) {
      expect(names(words)).toEqual([]);
    }
  });

  test('completes while typing', () => {
    const typed = (text: string) => products.complete(text).map(({ name }) => name.toLowerCase());
    expect(typed('centr')[0]).toContain('centrum');
    expect(typed('nature made mag')[0]).toContain('magnesium');
    expect(typed('zzzz')).toEqual([]);
  });
});

describe('amounts of a serving', () => {
  test('are in our units: vitamin D in µg, copper in µg, folic acid from DFE', () => {
    expect(given('nature made d3 2000')['vitamin-d supplemental']).toBe(50);
    const panel = first('centrum silver women').panel;
    const folate = panel.find(({ name }) => name === 'Folic Acid');
    const counted = given('centrum silver women')['folate folic-acid'] ?? 0;
    expect(folate?.unit).toBe('mcg DFE');
    expect(counted).toBeCloseTo((folate?.amount ?? 0) / 1.7, 0);
    expect(given('centrum silver women')['copper supplemental']).toBeGreaterThan(100);
  });

  test('split vitamin A by its share of beta carotene', () => {
    const counted = given('centrum silver women');
    const whole = first('centrum silver women').panel.find(({ name }) => name === 'Vitamin A');
    const both = (counted['vitamin-a retinol'] ?? 0) + (counted['vitamin-a beta-carotene'] ?? 0);
    expect(counted['vitamin-a beta-carotene']).toBeGreaterThan(0);
    expect(both).toBeCloseTo((whole?.amount ?? 0) * (whole?.unit === 'IU' ? 0.3 : 1), 1);
  });

  test('print a suspect row but do not count it', () => {
    const product = products.byId('17571');
    expect(product?.panel.some(({ isSuspect }) => isSuspect)).toBe(true);
    expect(product?.supplies).toEqual([]);
    expect(product?.unclear).toEqual(['vitamin-d']);
  });

  test('print a blend with its parts, without amounts', () => {
    const blend = [...Array(400).keys()]
      .flatMap((n) => products.byId(String(23000 + n))?.panel ?? [])
      .find(({ parts }) => parts.length > 1);
    expect(blend?.parts.length).toBeGreaterThan(1);
  });

  test('are empty for an id that is not in the table', () => {
    expect(products.byId('0')).toBeNull();
  });
});
