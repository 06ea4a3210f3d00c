import type { CatalogueEntry } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { countsOf, type Filters, filtersOf, fits, narrowed } from './filters.ts';
import { createSearch } from './search.ts';

const entryOf = (change: Partial<CatalogueEntry> & { id: string; name: string }): CatalogueEntry => ({
  tier: 'suggestible',
  category: 'vitamin',
  summary: '',
  evidence: 'B',
  goals: [],
  diets: [],
  formats: [],
  allowedIn: [],
  names: [],
  ...change,
});

const entries = [
  entryOf({
    id: 'vitamin-d3',
    name: 'Vitamin D3',
    evidence: 'A',
    names: ['cholecalciferol', 'vitamin d', 'Ddrops'],
    diets: ['vegan'],
    formats: ['liquid', 'tablet'],
    goals: ['bones'],
    allowedIn: ['pregnant'],
  }),
  entryOf({ id: 'vitamin-e', name: 'Vitamin E', evidence: 'C', names: ['tocopherol'], formats: ['softgel'] }),
  entryOf({
    id: '5-htp',
    name: '5-HTP',
    names: ['hydroxytryptophan'],
    goals: ['mood'],
    formats: ['capsule'],
    diets: ['vegan'],
  }),
  entryOf({ id: 'st-johns-wort', name: "St. John's wort", names: ['hypericum', 'saint johns wort'], goals: ['mood'] }),
  entryOf({ id: 'ashwagandha', name: 'Ashwagandha', names: ['withania'], goals: ['stress', 'sleep'] }),
  entryOf({ id: 'iron', name: 'Iron', summary: 'Carries oxygen in the blood.' }),
  entryOf({ id: 'kava', name: 'Kava', tier: 'recognised-only', evidence: null }),
];
const search = createSearch(entries);
const found = (typed: string) => narrowed(entries, search.find(typed)).map(({ id }) => id);

describe('the search', () => {
  it.each([
    ['vitamin d', 'vitamin-d3'],
    ['vit', 'vitamin-d3'],
    ['colecalciferol', 'vitamin-d3'],
    ['cholecalcif', 'vitamin-d3'],
    ['ddrops', 'vitamin-d3'],
    ['ashwaganda', 'ashwagandha'],
    ['aswagandha', 'ashwagandha'],
    ['5htp', '5-htp'],
    ['5-htp', '5-htp'],
    ['5 HTP', '5-htp'],
    ['st johns', 'st-johns-wort'],
    ['St. John’s Wort', 'st-johns-wort'],
    ['hypericm', 'st-johns-wort'],
    ['better mood', '5-htp'],
    ['oxygen', 'iron'],
    ['k', 'kava'],
    ['better m', '5-htp'],
    ['vitamin d', 'vitamin-d3'],
  ])('%s finds %s first', (typed, id) => {
    expect(found(typed)[0]).toBe(id);
  });

  it('finds nothing for nonsense, and everything for nothing', () => {
    expect(found('qqqqxyz')).toEqual([]);
    expect(found('  ')).toHaveLength(entries.length);
    expect(found('?!')).toHaveLength(entries.length);
  });

  it('takes every word: "vitamin e" is not vitamin D', () => {
    expect(found('vitamin e')[0]).toBe('vitamin-e');
  });
});

const none: Filters = { goal: null, evidence: null, diet: null, form: null, pregnancy: null };
const fitting = (filters: Partial<Filters>) =>
  entries.filter((entry) => fits(entry, { ...none, ...filters })).map(({ id }) => id);

describe('the filters', () => {
  it('narrow by goal, diet, form and pregnancy', () => {
    expect(fitting({ goal: 'mood' })).toEqual(['5-htp', 'st-johns-wort']);
    expect(fitting({ diet: 'vegan' })).toEqual(['vitamin-d3', '5-htp']);
    expect(fitting({ form: 'softgel' })).toEqual(['vitamin-e']);
    expect(fitting({ pregnancy: 'yes' })).toEqual(['vitamin-d3']);
  });

  it('a grade means that grade or better, and never what has none', () => {
    expect(fitting({ evidence: 'A' })).toEqual(['vitamin-d3']);
    expect(fitting({ evidence: 'B' })).not.toContain('vitamin-e');
    expect(fitting({ evidence: 'C' })).not.toContain('kava');
  });

  it('come from the address, and only values that exist', () => {
    expect(filtersOf(new URLSearchParams('goal=sleep&evidence=A&diet=vegan&form=powder&pregnancy=yes'))).toEqual({
      goal: 'sleep',
      evidence: 'A',
      diet: 'vegan',
      form: 'powder',
      pregnancy: 'yes',
    });
    expect(filtersOf(new URLSearchParams('goal=toString&evidence=Z&diet=&form=pill'))).toEqual(none);
  });

  it('count what each option would leave', () => {
    const { goal, diet } = countsOf(entries, { ...none, goal: 'mood' });
    expect([goal.get('mood'), goal.get('stress'), diet.get('vegan')]).toEqual([2, 1, 1]);
  });
});
