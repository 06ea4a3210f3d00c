import { describe, expect, test } from 'vitest';
import { classOf, drugOf, knowledgeOf, supplementOf } from '../../test/knowledge.ts';
import { Names } from './names.ts';
import { PlainLists } from './plain-lists.ts';
import { read } from './reader.ts';

const LONG = 'zorvastatin'.repeat(6);
const names = new Names(
  knowledgeOf({
    drugs: [
      drugOf('metformin', { brands: ['Glucophage'] }),
      drugOf('ramipril'),
      drugOf('warfarin', { classes: ['anticoagulant'] }),
      drugOf('cannabidiol'),
      drugOf(LONG),
    ],
    drugClasses: [classOf('anticoagulant', { name: 'Anticoagulants', synonyms: ['blood thinner'] })],
    brandIngredients: { Glucomet: ['metformin', 'sitagliptin'] },
    supplements: [
      supplementOf({ id: 'calcium', name: 'Calcium' }),
      supplementOf({ id: 'vitamin-d3', name: 'Vitamin D3' }),
      supplementOf({ id: 'vitamin-k1', name: 'Vitamin K1' }),
      supplementOf({ id: 'cannabidiol', name: 'Cannabidiol' }),
      supplementOf({ id: '20-hydroxyecdysone', name: '20-Hydroxyecdysone' }),
    ],
  }),
);
const medicines = new PlainLists(names, 'medicines');
const supplements = new PlainLists(names, 'supplements');

describe('a list of only names', () => {
  test.each([
    'metformin',
    'Metformin 500 mg',
    'metformin 500mg, ramipril 2.5 mg',
    'ramipril; Glucophage',
    'RAMIPRIL\ncalcium\nmetformin',
    // One thing that is both a medicine and a supplement is not a duplicate.
    'cannabidiol 10 mg, metformin 500 mg',
  ])('of medicines reads as in full: %j', (text) => {
    expect(medicines.read(text)).toEqual(read(names, text, { list: 'medicines' }));
  });

  test.each(['calcium, vitamin d3', 'Vitamin D3 1000 IU, Vitamin K1 100 mcg, Calcium 600 mg'])(
    'of supplements reads as in full: %j',
    (text) => {
      expect(supplements.read(text)).toEqual(read(names, text, { list: 'supplements' }));
    },
  );

  test('reads the same a second time, at another place and with another strength', () => {
    const first = medicines.read('metformin 500 mg');
    expect(medicines.read('ramipril 5 mg, metformin 850 mg')?.[1]).toMatchObject({
      from: 15,
      nameFrom: 15,
      directions: { measured: { value: 850, unit: 'mg' } },
    });
    expect(medicines.read('metformin 500 mg')).toEqual(first);
  });
});

describe('is left to the reader', () => {
  test.each([
    ['a strength that may be said of both', 'calcium, metformin 500 mg'],
    ['the same thing twice', 'metformin 500 mg, Metformin 850 mg'],
    ['a kind, and which one it is', 'the blood thinner, warfarin'],
    ['a kind alone', 'blood thinner'],
    ['a brand beside what it holds', 'Glucomet, metformin'],
    ['a word that is no name', 'metformin, wobblex'],
    ['a name that is not written as we know it', 'metfromin'],
    ['a sentence', 'I stopped metformin'],
    ['a rhythm', 'metformin 500 mg weekly'],
    ['a number of pieces', 'metformin 2 tabs'],
    ['so much of a liquid', 'metformin 5 ml'],
    ['a comma that may stand in a number', 'vitamin k1,20-hydroxyecdysone'],
    ['a part with nothing in it', 'metformin, , ramipril'],
    ['nothing', ''],
    ['a strength without a name', '500 mg'],
    ['a name with its form', 'metformin tablets'],
    ['a name that is very long', LONG],
  ])('%s', (_, text) => {
    expect(medicines.read(text)).toBeNull();
  });

  test('a very long list', () => {
    const many = (count: number) =>
      new PlainLists(
        new Names(knowledgeOf({ drugs: Array.from({ length: count }, (_, i) => drugOf(lettered(i))) })),
        'medicines',
      ).read(Array.from({ length: count }, (_, i) => lettered(i)).join(', '));
    expect(many(24)).toHaveLength(24);
    expect(many(25)).toBeNull();
  });
});

const lettered = (number: number): string => `zorvast${String.fromCharCode(97 + number)}in`;
