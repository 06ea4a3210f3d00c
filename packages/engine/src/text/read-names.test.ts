import { describe, expect, test } from 'vitest';
import { classOf, drugOf, knowledgeOf, supplementOf } from '../../test/knowledge.ts';
import { Names } from './names.ts';
import { read as readText } from './reader.ts';

const names = new Names(
  knowledgeOf({
    drugs: [
      drugOf('warfarin', { brands: ['Coumadin', 'Jantoven'], classes: ['anticoagulant'] }),
      drugOf('apixaban', { brands: ['Eliquis'], classes: ['anticoagulant'] }),
      drugOf('metformin', { brands: ['Glucophage'] }),
      drugOf('atorvastatin', { brands: ['Lipitor'] }),
      drugOf('metoprolol', { brands: ['Toprol XL'] }),
      drugOf('co-codamol'),
      drugOf('prednisone'),
      drugOf('metazole'),
      drugOf('metozole'),
      drugOf('prednisolone'),
    ],
    drugClasses: [
      classOf('anticoagulant', { name: 'Anticoagulants', synonyms: ['blood thinner'] }),
      classOf('respiratory', { name: 'Lung medicines', synonyms: ['inhaler'] }),
    ],
    brandIngredients: {
      YAZ: ['drospirenone', 'ethinyl-estradiol'],
      'Lipitor Plus': ['atorvastatin', 'codeine'],
      TODAY: ['nonoxynol-9'],
    },
    supplements: [
      supplementOf({
        id: 'st-johns-wort',
        name: "St. John's wort",
        synonyms: ['hypericum', 'st john wort', 'saint johns wort'],
      }),
      supplementOf({ id: 'omega-3', name: 'Omega-3', synonyms: ['fish oil', 'dha', 'epa dha'] }),
      supplementOf({ id: 'ashwagandha', name: 'Ashwagandha' }),
      supplementOf({ id: 'vitamin-d3', name: 'Vitamin D3', category: 'vitamin', synonyms: ['vitamin d'] }),
      supplementOf({ id: 'vitamin-e', name: 'Vitamin E', category: 'vitamin' }),
      supplementOf({ id: 'vitamin-c', name: 'Vitamin C', category: 'vitamin' }),
      supplementOf({ id: 'calcium', name: 'Calcium' }),
      supplementOf({ id: 'calcium-vitamin-d', name: 'Calcium and vitamin D' }),
      supplementOf({ id: 'glucosamine', name: 'Glucosamine', synonyms: ['glucosamine chondroitin'] }),
      supplementOf({ id: 'evening-primrose-oil', name: 'Evening primrose oil' }),
      supplementOf({ id: '5-htp', name: '5-HTP' }),
      supplementOf({ id: 'coenzyme-q10', name: 'Coenzyme Q10', synonyms: ['coq10'] }),
      supplementOf({ id: 'ginkgo', name: 'Ginkgo', synonyms: ['ginkgo biloba'] }),
      supplementOf({ id: 'iron', name: 'Iron' }),
    ],
  }),
);

/** The result as `id`, `id?` for a guess and `"text"` for what was not understood. */
function read(text: string): string[] {
  return readText(names, text, { list: 'any' }).map(({ meaning, guessed, text: typed }) => {
    const id = meaning?.drug?.id ?? meaning?.supplement?.id ?? meaning?.drugClass?.id ?? meaning?.brand?.name;
    return id === undefined ? `"${typed}"` : `${id}${guessed ? '?' : ''}`;
  });
}

describe('names in free text', () => {
  test.each([
    ['Coumadin 5mg nightly', ['warfarin']],
    ['warfarin 2.5 mg, metformin 1,000 mg twice a day', ['warfarin', 'metformin']],
    ['I take coumadin for my afib and metoprolol', ['warfarin', 'metoprolol']],
    ['warfarin metformin lipitor', ['warfarin', 'metformin', 'atorvastatin']],
    ['Coumadin + Lipitor/metformin & Toprol XL 50', ['warfarin', 'atorvastatin', 'metformin', 'metoprolol']],
    ['1. warfarin\n2. metformin\n- lipitor', ['warfarin', 'metformin', 'atorvastatin']],
    ['warfarin (Coumadin)', ['warfarin']],
    ['Lipitor Plus 200 mg, then metformin', ['Lipitor Plus', 'metformin']],
    ['metformin plus warfarin', ['metformin', 'warfarin']],
    ['atorvastatin calcium 20mg', ['atorvastatin']],
    ['co-codamol 8/500', ['co-codamol']],
    ['Yaz', ['YAZ']],
    ['blood thinners', ['anticoagulant']],
    ['Eliquis (blood thinner)', ['apixaban']],
  ])('medicines: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ["St. John's Wort", ['st-johns-wort']],
    ['st johns wort 300mg', ['st-johns-wort']],
    ['saint john’s wort', ['st-johns-wort']],
    ['ST JOHN WORT', ['st-johns-wort']],
    ['ashwagandha', ['ashwagandha']],
    ['DHA', ['omega-3']],
    ['calcium and vitamin d', ['calcium-vitamin-d']],
    ['calcium + vitamin D', ['calcium-vitamin-d']],
    ['calcium, vitamin d', ['calcium', 'vitamin-d3']],
    ['glucosamine/chondroitin', ['glucosamine']],
    ['evening primrose oil in the evening', ['evening-primrose-oil']],
    ['5 htp; 5htp', ['5-htp', '5-htp']],
    ['Co Q 10 100 mg', ['coenzyme-q10']],
    ['vitamine d', ['vitamin-d3']],
    ['vitamins C, D and E', ['vitamin-c', 'vitamin-d3', 'vitamin-e']],
    ['Vit. D 2000iu', ['vitamin-d3']],
    ['iron supplements', ['iron']],
  ])('supplements: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['warfrin', ['warfarin?']],
    ['cumadin', ['warfarin?']],
    ['St Jons Wort', ['st-johns-wort?']],
    ['ashwaganda', ['ashwagandha?']],
    ['gingko', ['ginkgo?']],
    ['warfrin metformin', ['warfarin?', 'metformin']],
    ['blood thiner', ['anticoagulant?']],
  ])('corrects and marks a small misspelling: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['Xyzolamide', ['"Xyzolamide"']],
    ['irn', ['"irn"']],
    ['华法林', ['"华法林"']],
    ['metformin, Zorbulan 5mg', ['metformin', '"Zorbulan 5mg"']],
    ['metformin and zorbulan', ['metformin', '"zorbulan"']],
  ])('keeps what is not known: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('does not guess at a misspelling between two names', () => {
    const [unclear] = readText(names, 'metizole', { list: 'any' });
    expect(unclear?.meaning).toBeNull();
    expect(unclear?.candidates.map(({ drug }) => drug?.id).sort()).toEqual(['metazole', 'metozole']);
    const [clear] = readText(names, 'prednisoloone', { list: 'any' });
    expect(clear?.meaning?.drug?.id).toBe('prednisolone');
  });

  test('does not read an ordinary word as a product with that name', () => {
    expect(read('metformin since today')).toEqual(['metformin']);
  });

  test.each([
    ['nothing except warfarin', ['warfarin']],
    ['warfarin; none', ['warfarin']],
    ['warfarin and one I don’t know', ['warfarin', null]],
    ['warfarin 10u when anxious', ['warfarin']],
    ['something for my heart', [null]],
    ['warfarin (stroke) and atorvastatin for cholesterol', ['warfarin', 'atorvastatin']],
    ['metformin for diabetes zorbulan 5 mg', ['metformin', null]],
    ['metformin before breakfast zorbulan', ['metformin', null]],
    ['metformin for breakfast zorbulan', ['metformin', null]],
    ['warfarin and a heart pill', ['warfarin', null]],
    ['warfarin after stent, as directed by clinic', ['warfarin']],
    ['for cholesterol', [null]],
    ['warfarin, stomach pills', ['warfarin', null]],
    ['warfarin, my other tablets', ['warfarin', null]],
    ['warfarin, some injections from the clinic', ['warfarin', null]],
    ['warfarin, no other tablets', ['warfarin']],
    ['warfarin, one tablet in the morning', ['warfarin']],
    ['warfarin on an empty stomach', ['warfarin']],
    ['calcium 600 + D', ['calcium', 'vitamin-d3']],
    ['calcium 600 with a glass of water', ['calcium']],
  ])('%s', (text, expected) => {
    const ids = readText(names, text, { list: 'any' }).map(
      ({ meaning }) => meaning && (meaning.drug ?? meaning.supplement)?.id,
    );
    expect(ids).toEqual(expected);
  });

  test('reads a form on its own as a class, and not as an amount of what stands before', () => {
    const [unknown, inhaler] = readText(names, 'zorbulan, inhaler 5 mg', { list: 'any' });
    expect(unknown).toMatchObject({ text: 'zorbulan', meaning: null });
    expect(inhaler?.meaning?.drugClass?.id).toBe('respiratory');
  });

  test('assigns an amount after a comma to the name before it', () => {
    const [piece, ...others] = readText(names, 'calcium 200 mg in the morning, 300 mg at night', { list: 'any' });
    expect(piece?.around).toContain('300 mg at night');
    expect(others).toEqual([]);
  });
});
