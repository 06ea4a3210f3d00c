import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf as keyed, understandMedicines, understandSupplements } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { csvRows } from './csv.ts';
import { dataFolder } from './files.ts';
import { knowledge, prepared } from './testing/prepared.ts';

const supplement = (text: string) => understandSupplements(prepared, text)[0];
const medicine = (text: string) => understandMedicines(prepared, text)[0];

describe('a supplement', () => {
  test.each(["St. John's Wort", 'st johns wort', 'hypericum', 'SJW', 'St John’s wort 300 mg', 'saint johns wort'])(
    'written "%s" is St. John’s wort',
    (text) => {
      expect(supplement(text)).toMatchObject({ id: 'st-johns-wort', guessed: false });
    },
  );
  test('is not found in part of another name: "dha" is no ashwagandha', () => {
    expect(understandSupplements(prepared, 'dha').map(({ id }) => id)).not.toContain('ashwagandha');
    expect(supplement('ashwagandha')?.id).toBe('ashwagandha');
  });
  test('keeps its amount: vitamin d 2000 IU is 50 µg', () => {
    expect(supplement('vitamin d 2000 IU')).toMatchObject({
      id: 'vitamin-d3',
      dose: { amount: 50, unit: 'µg', assumed: false },
    });
  });
  test('is found by its id, name, synonyms, brands and misspellings', () => {
    const lost = knowledge.supplements.flatMap(({ id, name, synonyms, brands, misspellings }) =>
      [name, ...synonyms, ...brands, ...misspellings].filter((text) => {
        const meaning = prepared.names.find(keyed(text));
        // A name that is a medicine in another country counts as both.
        return meaning?.supplement?.id !== id && meaning?.brand?.ingredients.includes(id) !== true;
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('a medicine', () => {
  test('written "Coumadin 5mg nightly" is warfarin', () => {
    expect(medicine('Coumadin 5mg nightly')).toMatchObject({ id: 'warfarin', guessed: false });
  });
  test('written "lisinopirl" is lisinopril, marked as guessed', () => {
    expect(medicine('lisinopirl')).toMatchObject({ id: 'lisinopril', guessed: true });
  });
  test('of two ingredients gives both: Yaz', () => {
    expect(medicine('Yaz')?.ingredients.toSorted()).toEqual(['drospirenone', 'ethinyl-estradiol']);
    expect(medicine('Yaz')?.classes).toContain('hormonal-contraceptive');
  });
  test('that is not known stays unknown: Xyzolamide', () => {
    expect(medicine('Xyzolamide')).toMatchObject({ id: null, classes: [] });
  });
  test.each([
    ['paracetamol', 'acetaminophen'],
    ['salbutamol inhaler', 'albuterol'],
    ['Ozempic', 'semaglutide'],
    ['baby aspirin 81 mg', 'aspirin'],
    ['levothyroxin 50 mcg', 'levothyroxine'],
    ['HCTZ', 'hydrochlorothiazide'],
    ['HEPARIN SODIUM', 'heparin'],
    ['Eliquis', 'apixaban'],
  ])('written "%s" is %s', (text, id) => {
    expect(medicine(text)?.id).toBe(id);
  });
  test.each([
    ['blood thinner', 'anticoagulant'],
    ['water pill', 'diuretic'],
    ['birth control pill', 'hormonal-contraceptive'],
    ['antidepressant', 'antidepressant'],
    ['blood pressure pills', 'antihypertensive'],
    ['chemo', 'anticancer'],
  ])('known only as "%s" is its class', (text, id) => {
    expect(medicine(text)?.classes).toContain(id);
  });
  test('of our list is found by its name, synonyms and brands', () => {
    // A brand that is another medicine in another country stands for both.
    const means = (text: string, id: string) => {
      const { drug, brand } = prepared.names.find(keyed(text)) ?? {};
      return drug?.id === id || brand?.ingredients.includes(id);
    };
    const lost = knowledge.drugs.flatMap(({ id, name, synonyms, brands }) =>
      [name, ...synonyms, ...brands].filter((text) => !means(text, id)),
    );
    expect(lost).toEqual([]);
  });
});

describe('the public register of product names', () => {
  const rows = csvRows(readFileSync(join(dataFolder, 'brands.csv'), 'utf8')).slice(1);

  test('has 7,796 names, each with a meaning', () => {
    const names = rows.filter(([, , origin]) => origin === 'drugs-at-fda').map(([name = '']) => name);
    expect(names).toHaveLength(7796);
    expect(names.filter((name) => prepared.names.find(keyed(name)) === undefined)).toEqual([]);
  });
  test('gives the ingredients of each name, combinations included', () => {
    const wrong = rows.filter(([name = '', ingredients = '']) => {
      const meaning = prepared.names.find(keyed(name));
      if (meaning?.drug || meaning?.supplement || meaning?.drugClass) return false;
      return !ingredients.split(';').every((ingredient) => meaning?.brand?.ingredients.includes(ingredient));
    });
    expect(wrong).toEqual([]);
  });
  test('never hides an ingredient behind a single drug of the same name', () => {
    const hidden = rows.filter(([name = '', ingredients = '']) => {
      const drug = prepared.names.find(keyed(name))?.drug;
      const known = ingredients.split(';').filter((id) => knowledge.drugs.some((each) => each.id === id));
      return drug !== undefined && known.length > 0 && known.some((id) => id !== drug.id);
    });
    // Two slips of the register: people use these names for the single drug.
    expect(hidden.map(([name, ingredients]) => `${name}: ${ingredients}`)).toEqual([
      'Hydrocodone: hydrocodone;ibuprofen',
      'Penicillin: penicillin-g',
    ]);
  });
});
