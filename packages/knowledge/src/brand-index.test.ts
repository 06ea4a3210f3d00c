import { keyOf } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { BrandIndex } from './brand-index.ts';
import { foreignBrandText } from './compile/foreign-brands.ts';
import { knowledge } from './testing/prepared.ts';

const { foreignBrands } = knowledge;
const find = (name: string) => foreignBrands.find(keyOf(name));
const meanings = (name: string) => find(name).map(({ ingredients }) => ingredients.join(' + '));

describe('brands of other countries', () => {
  test.each([
    ['Cartia', ['aspirin']],
    ['Valparin', ['valproic acid']],
    ['Avanza', ['mirtazapine']],
    ['Zapain', ['acetaminophen + codeine']],
    ['dolo 650', ['acetaminophen']],
    ['DOLO-650', ['acetaminophen']],
    ['pan 40', ['pantoprazole']],
    ['Microgynon 30', ['ethinyl estradiol + levonorgestrel']],
    ['seretide 250', ['fluticasone + salmeterol']],
    ['Norflox', ['norfloxacin']],
  ])('reads %s by its full name', (name, ingredients) => {
    expect(meanings(name)).toEqual(ingredients);
  });

  test('says in which countries a meaning holds', () => {
    expect(find('Cartia')[0]?.countries).toEqual(['AU', 'NZ']);
    expect(find('Zapain')[0]?.countries).toEqual(['UK']);
    expect(find('Seretide')[0]?.countries).toEqual(expect.arrayContaining(['FR', 'UK']));
  });

  test('returns every meaning of a name, not just the first', () => {
    expect(meanings('Benadryl')).toEqual(expect.arrayContaining(['acrivastine', 'cetirizine', 'diphenhydramine']));
    expect(meanings('Anadin').length).toBeGreaterThan(2);
  });

  test('returns choices to ask about for a bare range word', () => {
    const [nurofen] = find('Nurofen').filter(({ ingredients }) => ingredients.includes('ibuprofen'));
    expect(nurofen?.flag).toBe('range');
    expect(nurofen?.members).toContain('Nurofen Plus');
    expect(meanings('Nurofen Plus')).toEqual(['codeine + ibuprofen']);
    expect(find('Nurofen Plus')[0]?.flag).toBeNull();
  });

  test('gives a range word that no product carries alone the meanings of its members', () => {
    expect(find('Nyquil').every(({ flag }) => flag === 'range')).toBe(true);
    expect(find('Nyquil')[0]?.members.length).toBeGreaterThan(1);
  });

  test('marks names that may contain more than the source says', () => {
    expect(find('Benadryl').map(({ flag }) => flag)).toContain('maybe-incomplete');
  });

  test('maps a foreign generic name to our generic, with no country', () => {
    expect(find('salbutamol')[0]).toMatchObject({ ingredients: ['albuterol'], kind: 'generic', countries: [] });
    expect(meanings('lévothyroxine sodique').join()).toContain('levothyroxine');
  });

  test('returns every meaning of an abbreviation', () => {
    expect(meanings('levo')).toEqual(expect.arrayContaining(['levothyroxine', 'levofloxacin', 'levodopa']));
    expect(find('levo').every(({ kind, isOrdinaryWord }) => kind === 'abbreviation' && isOrdinaryWord)).toBe(true);
  });

  test('marks ordinary words, and only those', () => {
    expect(find('Moment').every(({ isOrdinaryWord }) => isOrdinaryWord)).toBe(true);
    expect(find('Zapain')[0]?.isOrdinaryWord).toBe(false);
  });

  test('has no meaning for an unknown name or half of a known one', () => {
    expect(find('xyzolamide')).toEqual([]);
    expect(foreignBrands.find('zapai')).toEqual([]);
    expect(foreignBrands.find('')).toEqual([]);
  });

  test('lists exactly the keys that can be found', () => {
    const keys = [...foreignBrands.keys()];
    expect(keys.length).toBeGreaterThan(30_000);
    expect(keys.every((key) => key === key.toLowerCase())).toBe(true);
    expect(foreignBrands.find(keys.at(-1) ?? '')).not.toEqual([]);
  });
});

describe('the compiled brands', () => {
  const file = (name: string, text: string) => ({ path: `brands/${name}.csv`, text });
  const indexOf = (...files: ReturnType<typeof file>[]) => new BrandIndex(() => foreignBrandText(files));
  const head = 'brand,ingredients,countries,routes,sources,flag\n';

  test('merges rows of one composition into one meaning with all its countries', () => {
    const index = indexOf(
      file('register', `${head}Aba,one;two,UK,oral,a,\nAba,two;one,FR,skin,b,\n`),
      file('curated', `${head}ABA,one,IN,,curated,\n`),
    );
    expect(index.find('aba')).toMatchObject([
      { ingredients: ['one', 'two'], countries: ['FR', 'UK'], routes: ['oral', 'skin'] },
      { ingredients: ['one'], countries: ['IN'] },
    ]);
  });

  test('drops a range whose members do not differ', () => {
    const index = indexOf(file('register', `${head}Aba,one,UK,,a,range\nAba Forte,one,UK,,a,\n`));
    expect(index.find('aba')[0]).toMatchObject({ flag: null, members: [] });
  });
});
