import { describe, expect, test } from 'vitest';
import { answersOf } from '../../test/answers.ts';
import { classOf, drugOf, knowledgeOf, nutrientOf, supplementOf, whenOf } from '../../test/knowledge.ts';
import { prepare } from '../prepare/prepare.ts';
import { understand } from './understand.ts';

const prepared = prepare(
  knowledgeOf({
    drugs: [
      drugOf('warfarin', { brands: ['Coumadin'], classes: ['anticoagulant'] }),
      drugOf('drospirenone'),
      drugOf('ethinyl-estradiol', { name: 'ethinyl estradiol' }),
      drugOf('ibuprofen', { brands: ['Advil'] }),
      drugOf('niacin', { brands: ['Niaspan'] }),
    ],
    drugClasses: [classOf('anticoagulant', { synonyms: ['blood thinner'] })],
    brandIngredients: {
      YAZ: ['drospirenone', 'ethinyl-estradiol'],
      DRISDOL: ['ergocalciferol'],
      MYSTERY: ['warfarin', 'unobtainium'],
    },
    nutrients: [nutrientOf({ id: 'vitamin-a' })],
    supplements: [
      supplementOf({
        id: 'vitamin-d3',
        name: 'Vitamin D3',
        category: 'vitamin',
        synonyms: ['vitamin d', 'ergocalciferol'],
        doseUnit: 'µg',
        conversions: { IU: 0.025 },
        typicalDailyDose: 25,
      }),
      supplementOf({
        id: 'vitamin-a',
        name: 'Vitamin A',
        supplies: [{ nutrient: 'vitamin-a', perUnit: 1, form: 'retinol' }],
      }),
      supplementOf({
        id: 'multivitamin',
        name: 'Multivitamin',
        category: 'combination',
        serving: '1 tablet',
        supplies: [
          { nutrient: 'vitamin-a', perUnit: 1, form: 'retinol' },
          { nutrient: 'other', perUnit: 1, form: 'any' },
        ],
      }),
      supplementOf({ id: 'niacin', name: 'Niacin' }),
      supplementOf({
        id: 'ginkgo',
        name: 'Ginkgo',
        synonyms: ['ginkgo biloba'],
        effects: ['bleeding'],
        category: 'herb',
      }),
      supplementOf({ id: 'turmeric', name: 'Turmeric', category: 'herb' }),
      supplementOf({ id: 'curcumin', name: 'Curcumin', inherits: ['turmeric'] }),
    ],
    effectRules: [
      {
        id: 'bleeding',
        effect: 'bleeding',
        when: whenOf({ takes: 'anticoagulant' }),
        kind: 'interaction',
        message: 'Both thin the blood.',
        sources: ['a-source'],
      },
    ],
  }),
);
const read = (changes: Parameters<typeof answersOf>[0]) => understand(prepared, answersOf(changes));
const medicines = (text: string) =>
  read({ prescriptionMeds: 'yes', prescriptionMedsList: text }).medicines.map(({ id, checkable }) => [id, checkable]);
const advised = (text: string) => {
  const { advice } = read({ advisedNotToTake: text });
  return {
    ids: [...advice.supplements.keys()].map((index) => prepared.supplements[index]?.data.id).sort(),
    everything: advice.everything !== null,
    unread: advice.unread,
  };
};

describe('medicines', () => {
  test('a brand of several ingredients is all of them', () => {
    const [yaz] = read({ prescriptionMeds: 'yes', prescriptionMedsList: 'Yaz' }).medicines;
    expect(yaz).toMatchObject({
      id: 'yaz',
      name: 'Yaz',
      ingredients: ['drospirenone', 'ethinyl-estradiol'],
      checkable: true,
    });
  });

  test('a brand with an ingredient nobody knows cannot be checked', () => {
    expect(medicines('mystery')).toEqual([['mystery', false]]);
  });

  test('a vitamin under a brand name, or among the medicines, is a supplement the person takes', () => {
    const { current, medicines: listed } = read({
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'Drisdol 50,000 IU weekly',
    });
    expect(current[0]?.supplement?.data.id).toBe('vitamin-d3');
    expect(current[0]?.amount).toBeCloseTo((50_000 / 7) * 0.025);
    expect(listed[0]).toMatchObject({ id: 'vitamin-d3', isSupplement: true });
  });

  test('what is both a medicine and a supplement counts as both', () => {
    const { current, medicines: listed } = read({ prescriptionMeds: 'yes', prescriptionMedsList: 'niacin 500 mg' });
    expect(listed.map(({ id, isSupplement }) => [id, isSupplement])).toEqual([['niacin', false]]);
    expect(current.map(({ supplement }) => supplement?.data.id)).toEqual(['niacin']);
  });

  test('"yes" and then "none" is a medicine that was not named', () => {
    expect(read({ prescriptionMeds: 'yes', prescriptionMedsList: 'none' }).medicinesMissing).toBe(true);
    expect(read({ prescriptionMeds: 'yes' }).medicinesMissing).toBe(true);
    expect(read({ prescriptionMeds: 'no' }).medicinesMissing).toBe(false);
  });
});

describe('own supplements', () => {
  const own = (text: string) =>
    read({ otcSupplements: 'yes', otcSupplementsList: text }).current.map(({ supplement, amount, assumed }) => [
      supplement?.data.id ?? null,
      amount,
      assumed,
    ]);

  test.each([
    ['vitamin d 2000 IU', [['vitamin-d3', 50, false]]],
    ['2000 IU vitamin d', [['vitamin-d3', 50, false]]],
    ['vitamin d', [['vitamin-d3', 25, true]]],
    ['vitamin d 5000', [['vitamin-d3', 125, true]]],
    ['vitamin D3 0.05 mg', [['vitamin-d3', 50, false]]],
    ['multivitamin, 2 tablets', [['multivitamin', 200, true]]],
    ['2 tablets multivitamin', [['multivitamin', 200, true]]],
    [
      'vitamin d 1000 IU (D3), ginkgo 120mg twice a day',
      [
        ['vitamin-d3', 25, false],
        ['ginkgo', 240, false],
      ],
    ],
    ['Acme SuperBlend', [[null, 0, false]]],
  ])('%s', (text, expected) => {
    expect(own(text)).toEqual(expected);
  });

  test('a medicine among them is checked as one', () => {
    const understood = read({ otcSupplements: 'yes', otcSupplementsList: 'Advil, ginkgo' });
    expect(understood.medicines.map(({ id, field }) => [id, field])).toEqual([['ibuprofen', 'otcSupplementsList']]);
    expect(understood.current).toHaveLength(1);
  });
});

describe('allergies', () => {
  const allergies = (text: string) => {
    const { allergens, allergyUnclear } = read({ allergies: 'yes', allergyDetails: text });
    return [[...allergens.keys()].sort(), allergyUnclear];
  };

  test.each([
    ['fish, shelfish', [['fish', 'shellfish'], false]],
    ['severe allergy to nuts', [['peanut', 'tree-nuts'], false]],
    ['gluten', [['gluten', 'wheat'], false]],
    ['lactose intolerant', [['milk'], false]],
    ['glorbium', [[], true]],
    ['fish and glorbium', [['fish'], true]],
    ['ibuprofen', [[], false]],
    ['none', [[], true]],
  ])('%s', (text, expected) => {
    expect(allergies(text)).toEqual(expected);
  });

  test('an allergy to a supplement itself is kept', () => {
    expect(read({ allergies: 'yes', allergyDetails: 'turmeric' }).allergySupplements.size).toBe(1);
  });
});

describe('advice', () => {
  test.each([
    ['no', [], false, []],
    ['None that I know of', [], false, []],
    ['avoid gingko biloba', ['ginkgo'], false, []],
    ['my doctor said no turmeric', ['curcumin', 'turmeric'], false, []],
    ['vitamin a', ['multivitamin', 'vitamin-a'], false, []],
    ['a multivitamin', ['multivitamin'], false, []],
    ['no blood thinners', ['ginkgo'], false, []],
    ['herbal supplements', ['ginkgo', 'turmeric'], false, []],
    ['I was told not to take any supplements', [], true, []],
    ['the green blorp', [], false, ['the green blorp']],
    ['turmeric, blorp', ['curcumin', 'turmeric'], false, ['blorp']],
    ['No supplements', [], true, []],
    ['grapefruit', [], false, []],
    ['turmeric because of my blood', ['curcumin', 'turmeric'], false, []],
    ['no gluten', [], false, []],
    ['anything that grows', [], false, ['grows']],
  ])('%s', (text, ids, everything, unread) => {
    expect(advised(text)).toEqual({ ids, everything, unread });
  });
});
