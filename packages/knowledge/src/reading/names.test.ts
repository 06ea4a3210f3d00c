import { prepare, readEntries } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());
const medicines = (text: string) => readEntries(prepared, 'medicines', text).map(({ medicine }) => medicine);
const supplements = (text: string) => readEntries(prepared, 'supplements', text).flatMap(({ current }) => current);
const ids = (text: string) => supplements(text).map(({ supplement }) => supplement?.data.id ?? null);

describe('a name that is two things', () => {
  test.each([
    ['Fortigel', 'testosterone', 'collagen-peptides'],
    ['Ketum', 'ketoprofen', 'kratom'],
  ])('counts as both: %s', (text, drug, supplement) => {
    const [read] = readEntries(prepared, 'medicines', text);
    expect(read?.medicine?.drugs.map(({ id }) => id)).toEqual([drug]);
    expect(read?.current.map((each) => each.supplement?.data.id)).toEqual([supplement]);
  });

  test('a maker whose name is a brand as well is the maker beside another name', () => {
    expect(medicines('Xarelto (Bayer)').map((each) => each?.id)).toEqual(['rivaroxaban']);
    expect(medicines('Bayer Adalat 30').map((each) => each?.id)).toEqual(['nifedipine']);
    expect(medicines('Bayer 81').map((each) => each?.id)).toEqual(['aspirin']);
  });

  test('short forms are those of supplements among supplements alone', () => {
    expect(ids('EPO 1000 mg')).toEqual(['evening-primrose-oil']);
    expect(medicines('EPO injection').map((each) => each?.id)).toEqual(['epoetin-alfa']);
  });
});

describe('a brand with more than its name', () => {
  test.each(['Tylenol cold', 'Advil sinus', 'Benylin DM', 'Panadol-XY'])('is not sure: %s', (text) => {
    const [read] = medicines(text);
    expect(read?.drugs.length).toBeGreaterThan(0);
    expect(read?.checkable).toBe(false);
  });

  test('is sure where the letters say how it is made, or where the complaint is why it is taken', () => {
    for (const text of ['Tegretol CR 200', 'Voltarol SR', 'Tylenol for a cold', 'apo-metoprolol 25'])
      expect(medicines(text)[0]?.checkable, text).toBe(true);
  });

  test('the unit behind two strengths belongs to both', () => {
    expect(medicines('co-amoxiclav 500/125mg')).toHaveLength(1);
  });
});

describe('a name of which one word is misspelled', () => {
  test.each([
    ['horni goat weed', 'horny-goat-weed'],
    ['amirican ginseng', 'american-ginseng'],
    ['lithium orotait', 'lithium-orotate'],
    ['bita-alanine', 'beta-alanine'],
    ['milk thistel', 'milk-thistle'],
  ])('is a guess of the whole, not its other word: %s', (text, id) => {
    expect(supplements(text)).toMatchObject([{ supplement: { data: { id } }, guessed: true }]);
  });

  test('a maker behind the start of a substance is a guess of it', () => {
    expect(medicines('Simvahexal 40')).toMatchObject([{ id: 'simvastatin', guessed: true }]);
  });
});

describe('a supplement that is only half named', () => {
  test.each(['immune support', 'fat burner', 'thyroid support', 'testosterone booster', 'liver detox 2 a day'])(
    'is told as not recognised, never lost and never a medicine: %s',
    (text) => {
      expect(readEntries(prepared, 'supplements', text)).toHaveLength(1);
      expect(ids(text)).toEqual([null]);
    },
  );

  test.each(['vitamins', 'Boots vitamins', 'bassetts vitamins adults'])('is a guess that is asked back: %s', (text) => {
    expect(supplements(text)).toMatchObject([{ supplement: { data: { id: 'multivitamin' } }, guessed: true }]);
  });

  test('from A to Z is a multivitamin; the two letters alone are not', () => {
    expect(ids('boots a-z')).toEqual(['multivitamin']);
    expect(ids('az')).toEqual([null]);
  });

  test.each(['cvs pharmacy natural', 'finest natural triple strength', 'spring valley enteric coated', 'gnc premium'])(
    'a maker and words of any label are no product: %s',
    (text) => {
      expect(supplements(text).filter(({ product }) => product !== null)).toEqual([]);
    },
  );
});
