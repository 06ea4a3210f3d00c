import { keyOf } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { BrandIndex } from './brand-index.ts';
import { foreignBrandText } from './compile/foreign-brands.ts';
import { loadKnowledge } from './load.ts';

const { foreignBrands } = await loadKnowledge();
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
  ])('%s is read by its whole name', (name, ingredients) => {
    expect(meanings(name)).toEqual(ingredients);
  });

  test('a meaning says in which countries it holds', () => {
    expect(find('Cartia')[0]?.countries).toEqual(['AU', 'NZ']);
    expect(find('Zapain')[0]?.countries).toEqual(['UK']);
    expect(find('Seretide')[0]?.countries).toEqual(expect.arrayContaining(['FR', 'UK']));
  });

  test('every meaning of a name is handed out, never the first alone', () => {
    expect(meanings('Benadryl')).toEqual(expect.arrayContaining(['acrivastine', 'cetirizine', 'diphenhydramine']));
    expect(meanings('Anadin').length).toBeGreaterThan(2);
  });

  test('a bare range word comes with what can be asked back', () => {
    const [nurofen] = find('Nurofen').filter(({ ingredients }) => ingredients.includes('ibuprofen'));
    expect(nurofen?.flag).toBe('range');
    expect(nurofen?.members).toContain('Nurofen Plus');
    expect(meanings('Nurofen Plus')).toEqual(['codeine + ibuprofen']);
    expect(find('Nurofen Plus')[0]?.flag).toBeNull();
  });

  test('a range word that no product carries alone stands for its members', () => {
    expect(find('Nyquil').every(({ flag }) => flag === 'range')).toBe(true);
    expect(find('Nyquil')[0]?.members.length).toBeGreaterThan(1);
  });

  test('what may hold more than the source says is marked', () => {
    expect(find('Benadryl').map(({ flag }) => flag)).toContain('maybe-incomplete');
  });

  test('a generic name of another country is the generic of ours, with no country', () => {
    expect(find('salbutamol')[0]).toMatchObject({ ingredients: ['albuterol'], kind: 'generic', countries: [] });
    expect(meanings('lévothyroxine sodique').join()).toContain('levothyroxine');
  });

  test('an abbreviation with several meanings has them all', () => {
    expect(meanings('levo')).toEqual(expect.arrayContaining(['levothyroxine', 'levofloxacin', 'levodopa']));
    expect(find('levo').every(({ kind, isOrdinaryWord }) => kind === 'abbreviation' && isOrdinaryWord)).toBe(true);
  });

  test('an ordinary word is marked, another name is not', () => {
    expect(find('Moment').every(({ isOrdinaryWord }) => isOrdinaryWord)).toBe(true);
    expect(find('Zapain')[0]?.isOrdinaryWord).toBe(false);
  });

  test('an unknown name has no meaning, nor has half of one', () => {
    expect(find('xyzolamide')).toEqual([]);
    expect(foreignBrands.find('zapai')).toEqual([]);
    expect(foreignBrands.find('')).toEqual([]);
  });

  test('the keys are those that can be found', () => {
    const keys = [...foreignBrands.keys()];
    expect(keys.length).toBeGreaterThan(30_000);
    expect(keys.every((key) => key === key.toLowerCase())).toBe(true);
    expect(foreignBrands.find(keys.at(-1) ?? '')).not.toEqual([]);
  });
});

describe('the compiled text', () => {
  const file = (name: string, text: string) => ({ path: `brands/${name}.csv`, text });
  const indexOf = (...files: ReturnType<typeof file>[]) => new BrandIndex(() => foreignBrandText(files));
  const head = 'brand,ingredients,countries,routes,sources,flag\n';

  test('rows of one composition are one meaning, with all their countries', () => {
    const index = indexOf(
      file('register', `${head}Aba,one;two,UK,oral,a,\nAba,two;one,FR,skin,b,\n`),
      file('curated', `${head}ABA,one,IN,,curated,\n`),
    );
    expect(index.find('aba')).toMatchObject([
      { ingredients: ['one', 'two'], countries: ['FR', 'UK'], routes: ['oral', 'skin'] },
      { ingredients: ['one'], countries: ['IN'] },
    ]);
  });

  test('a range whose members do not differ is none', () => {
    const index = indexOf(file('register', `${head}Aba,one,UK,,a,range\nAba Forte,one,UK,,a,\n`));
    expect(index.find('aba')[0]).toMatchObject({ flag: null, members: [] });
  });
});
