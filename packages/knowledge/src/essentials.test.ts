import type { PartialAnswers } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { whyNot } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from './testing/prepared.ts';

const takes = (list: string): PartialAnswers => ({ prescriptionMeds: 'yes', prescriptionMedsList: list });
const has = (...medicalConditions: NonNullable<PartialAnswers['medicalConditions']>): PartialAnswers => ({
  medicalConditions,
});
const is = (pregnancyStatus: NonNullable<PartialAnswers['pregnancyStatus']>): PartialAnswers => ({ pregnancyStatus });
const measured = (labResults: NonNullable<PartialAnswers['labResults']>): PartialAnswers => ({
  shareTestResults: 'yes',
  bloodTests: 'within-6-months',
  labResults,
});

const against = (id: string, changes: PartialAnswers) =>
  (whyNot(prepared, answersOf(changes), id) ?? []).filter(({ kind }) => kind !== 'unrecognised-medication');

/** Combinations that any pharmacist would stop. Each is written down here on its own, independent of the data files. */
const stopped: readonly (readonly [string, string, PartialAnswers])[] = [
  ...[
    'vitamin-k2',
    'vitamin-k1',
    'multivitamin',
    'multivitamin-with-iron',
    'ginkgo',
    'garlic',
    'turmeric',
    'omega-3',
    'cranberry',
    'st-johns-wort',
    'dong-quai',
    'coenzyme-q10',
    'vitamin-e',
  ].map((id) => [id, 'warfarin', takes('Coumadin 5 mg')] as const),
  ...[
    'Zoloft',
    'venlafaxine',
    'phenelzine',
    'sumatriptan',
    'tramadol',
    'Yaz',
    'cyclosporine',
    'digoxin',
    'Biktarvy',
    'Eliquis',
    'tacrolimus',
    'imatinib',
    'Paxlovid',
    'omeprazole',
    'methadone',
    'simvastatin',
  ].map((name) => ['st-johns-wort', name, takes(name)] as const),
  ...['5-htp', 'sam-e', 'l-tryptophan', 'rhodiola'].flatMap((id) =>
    ['Prozac', 'Nardil', 'linezolid'].map((name) => [id, name, takes(name)] as const),
  ),
  ['red-yeast-rice', 'a statin', takes('Lipitor')],
  ['red-yeast-rice', 'liver disease', has('liver-disease')],
  ['red-yeast-rice', 'cyclosporine', takes('Neoral')],
  ...['spironolactone', 'lisinopril', 'losartan', 'Bactrim', 'Yasmin', 'tacrolimus'].map(
    (name) => ['potassium', name, takes(name)] as const,
  ),
  ['potassium', 'kidney disease', has('kidney-disease')],
  ['potassium', 'a low eGFR', measured({ egfr: 40 })],
  ['potassium', 'high potassium', measured({ potassium: 5.4 })],
  ['electrolytes', 'spironolactone', takes('Aldactone')],
  ['magnesium', 'kidney disease', has('kidney-disease')],
  ['vitamin-a', 'isotretinoin', takes('Accutane')],
  ['vitamin-a', 'smoking', { tobaccoUse: 'current' }],
  ['vitamin-a', 'pregnancy', is('pregnant')],
  ['cod-liver-oil', 'pregnancy', is('pregnant')],
  ['beta-carotene', 'smoking', { tobaccoUse: 'current' }],
  ['beta-carotene', 'having smoked', { tobaccoUse: 'former' }],
  ...['iron', 'multivitamin-with-iron', 'prenatal-multivitamin'].map(
    (id) => [id, 'hemochromatosis', has('hemochromatosis')] as const,
  ),
  ['iron', 'high ferritin', measured({ ferritin: 400 })],
  ['calcium', 'high calcium', measured({ calcium: 2.9 })],
  ['vitamin-d3', 'high calcium', measured({ calcium: 2.9 })],
  ['vitamin-d3', 'enough vitamin D', measured({ vitaminD: 90 })],
  ['iodine', 'an overactive thyroid', has('hyperthyroidism')],
  ['iodine', 'an overactive thyroid in pregnancy', { ...is('pregnant'), ...has('hyperthyroidism') }],
  ['iodine', 'a TSH of 0.3', measured({ tsh: 0.3 })],
  ['iodine', 'a TSH of 0.3 while breastfeeding', { ...is('breastfeeding'), ...measured({ tsh: 0.3 }) }],
  ['iodine', 'a TSH below 0.1 in pregnancy', { ...is('pregnant'), ...measured({ tsh: 0.09 }) }],
  ['kelp', 'methimazole', takes('methimazole')],
  ['ashwagandha', 'pregnancy', is('pregnant')],
  ['ashwagandha', 'an overactive thyroid', has('hyperthyroidism')],
  ['green-tea-extract', 'liver disease', has('liver-disease')],
  ['green-tea-extract', 'bortezomib', takes('Velcade')],
  ['black-cohosh', 'liver disease', has('liver-disease')],
  ['black-cohosh', 'a hormone-sensitive cancer', has('hormone-sensitive-cancer')],
  ['red-clover', 'tamoxifen', takes('tamoxifen')],
  ['kava', 'alprazolam', takes('Xanax')],
  ['valerian', 'zolpidem', takes('Ambien')],
  ['melatonin', 'lorazepam', takes('Ativan')],
  ['licorice', 'hypertension', has('hypertension')],
  ['licorice', 'digoxin', takes('digoxin')],
  ['echinacea', 'a transplant', has('organ-transplant')],
  ['berberine', 'cyclosporine', takes('Sandimmune')],
  ['berberine', 'pregnancy', is('pregnant')],
  ['citrulline', 'nitroglycerin', takes('Nitrostat')],
  ['citrulline', 'sildenafil', takes('Viagra')],
  ['nac', 'nitroglycerin', takes('nitroglycerin patch')],
  ['folate', 'capecitabine', takes('Xeloda')],
  ['yohimbe', 'hypertension', has('hypertension')],
  ['bitter-orange', 'an MAO inhibitor', takes('Parnate')],
  ['ginkgo', 'surgery ahead', has('upcoming-surgery')],
  ['omega-3', 'surgery ahead', has('upcoming-surgery')],
  ['ginger', 'a bleeding disorder', has('bleeding-disorder')],
  ['psyllium', 'trouble swallowing', { difficultySwallowing: 'yes' }],
  ['creatine', 'kidney disease', has('kidney-disease')],
  ['probiotics', 'a transplant', has('organ-transplant')],
  ['panax-ginseng', 'warfarin', takes('warfarin')],
  ['saffron', 'bipolar disorder', has('bipolar-disorder')],
  ['peppermint-oil', 'gerd', has('gerd')],
  ['evening-primrose-oil', 'epilepsy', has('epilepsy')],
  ['bee-pollen', 'an allergy to bee products', { allergies: 'yes', allergyDetails: 'honey' }],
  ['glucosamine', 'warfarin', takes('warfarin')],
  ['goldenseal', 'breastfeeding', is('breastfeeding')],
];

describe('stops what any pharmacist would stop', () => {
  test.each(stopped)('%s with %s', (id, _with, changes) => {
    expect(against(id, changes)).not.toEqual([]);
  });
});

/** Overcaution is a fault too: these pairs are ordinary practice. */
const fine: readonly (readonly [string, string, PartialAnswers])[] = [
  ['vitamin-d3', 'warfarin', takes('warfarin')],
  ['magnesium', 'levothyroxine', takes('Synthroid')],
  ['iron', 'levothyroxine', takes('Synthroid')],
  ['calcium', 'alendronate', takes('Fosamax')],
  ['vitamin-b12', 'an unknown medicine', takes('Xyzolamide')],
  ['vitamin-b12', 'metformin', takes('metformin')],
  ['omega-3', 'a fish allergy, as algae oil', { allergies: 'yes', allergyDetails: 'fish' }],
  ['glucosamine', 'a shellfish allergy, as fermented glucosamine', { allergies: 'yes', allergyDetails: 'shrimp' }],
  ['folate', 'pregnancy', is('pregnant')],
  ['prenatal-multivitamin', 'pregnancy', is('pregnant')],
  ['prenatal-multivitamin', 'a TSH of 0.1 in pregnancy', { ...is('pregnant'), ...measured({ tsh: 0.1 }) }],
  ['iodine', 'a TSH of 0.1 in pregnancy', { ...is('pregnant'), ...measured({ tsh: 0.1 }) }],
  ['psyllium', 'a statin', takes('atorvastatin')],
  ['creatine', 'sertraline', takes('sertraline')],
  ['vitamin-c', 'smoking', { tobaccoUse: 'current' }],
  ['multivitamin', 'smoking', { tobaccoUse: 'current' }],
];

describe('allows ordinary practice', () => {
  test.each(fine)('%s with %s', (id, _with, changes) => {
    expect(whyNot(prepared, answersOf(changes), id)).toEqual([]);
  });
});
