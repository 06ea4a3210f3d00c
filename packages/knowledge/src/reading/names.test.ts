import { readEntries } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const medicines = (text: string) => readEntries(prepared, 'medicines', text).map(({ medicine }) => medicine);
const supplements = (text: string) => readEntries(prepared, 'supplements', text).flatMap(({ current }) => current);
const ids = (text: string) => supplements(text).map(({ supplement }) => supplement?.data.id ?? null);

describe('an ambiguous name', () => {
  test.each([
    ['Fortigel', 'testosterone', 'collagen-peptides'],
    ['Ketum', 'ketoprofen', 'kratom'],
  ])('counts as both: %s', (text, drug, supplement) => {
    const [read] = readEntries(prepared, 'medicines', text);
    expect(read?.medicine?.drugs.map(({ id }) => id)).toEqual([drug]);
    expect(read?.current.map((each) => each.supplement?.data.id)).toEqual([supplement]);
  });

  test('a maker whose name is also a brand is the maker beside another name', () => {
    expect(medicines('Xarelto (Bayer)').map((each) => each?.id)).toEqual(['rivaroxaban']);
    expect(medicines('Bayer Adalat 30').map((each) => each?.id)).toEqual(['nifedipine']);
    expect(medicines('Bayer 81').map((each) => each?.id)).toEqual(['aspirin']);
  });

  test('supplement abbreviations apply only to the supplements answer', () => {
    expect(ids('EPO 1000 mg')).toEqual(['evening-primrose-oil']);
    expect(medicines('EPO injection').map((each) => each?.id)).toEqual(['epoetin-alfa']);
  });
});

describe('a brand with more than its name', () => {
  test.each(['Tylenol cold', 'Advil sinus', 'Benylin DM', 'Panadol-XY'])('is uncertain: %s', (text) => {
    const [read] = medicines(text);
    expect(read?.drugs.length).toBeGreaterThan(0);
    expect(read?.checkable).toBe(false);
  });

  test('is certain where the letters are its formulation or the complaint is its purpose', () => {
    for (const text of ['Tegretol CR 200', 'Voltarol SR', 'Tylenol for a cold', 'apo-metoprolol 25'])
      expect(medicines(text)[0]?.checkable, text).toBe(true);
  });

  test('a unit after two strengths applies to both', () => {
    expect(medicines('co-amoxiclav 500/125mg')).toHaveLength(1);
  });
});

describe('a name with one misspelled word', () => {
  test.each([
    ['horni goat weed', 'horny-goat-weed'],
    ['amirican ginseng', 'american-ginseng'],
    ['lithium orotait', 'lithium-orotate'],
    ['bita-alanine', 'beta-alanine'],
    ['milk thistel', 'milk-thistle'],
  ])('is a guess at the whole name, not at its other word: %s', (text, id) => {
    expect(supplements(text)).toMatchObject([{ supplement: { data: { id } }, guessed: true }]);
  });

  test('a maker before the start of a substance is a guess at it', () => {
    expect(medicines('Simvahexal 40')).toMatchObject([{ id: 'simvastatin', guessed: true }]);
  });
});

describe('a partly named supplement', () => {
  test.each(['immune support', 'fat burner', 'thyroid support', 'testosterone booster', 'liver detox 2 a day'])(
    'is reported as unrecognized, never dropped and never a medicine: %s',
    (text) => {
      expect(readEntries(prepared, 'supplements', text)).toHaveLength(1);
      expect(ids(text)).toEqual([null]);
    },
  );

  test.each(['vitamins', 'Boots vitamins', 'bassetts vitamins adults'])('is a guess to confirm: %s', (text) => {
    expect(supplements(text)).toMatchObject([{ supplement: { data: { id: 'multivitamin' } }, guessed: true }]);
  });

  test('"A to Z" is a multivitamin; the two letters alone are not', () => {
    expect(ids('boots a-z')).toEqual(['multivitamin']);
    expect(ids('az')).toEqual([null]);
  });

  test.each(['cvs pharmacy natural', 'finest natural triple strength', 'spring valley enteric coated', 'gnc premium'])(
    'a maker with generic label words is not a product: %s',
    (text) => {
      expect(supplements(text).filter(({ product }) => product !== null)).toEqual([]);
    },
  );
});
