import { describe, expect, test } from 'vitest';
import { planWith } from './testing/plans.ts';

const ownOf = (text: string, answers = {}) => planWith(null, text, answers).currentSupplements;

/** Names that people in the United States, Britain, Australia and India buy, a few of each kind. */
describe('recognizes the name', () => {
  test.each([
    ['cayenne capsules', 'cayenne'],
    ['safed musli 500 mg', 'safed-musli'],
    ['chanca piedra', 'chanca-piedra'],
    ['Niagen 300 mg', 'nicotinamide-riboside'],
    ['yin qiao', 'honeysuckle'],
    ['turkesterone 500 mg', 'turkesterone'],
    ['broccoli sprout extract', 'sulforaphane'],
    ['tagar', 'valerian'],
    ['i3c 200 mg', 'dim'],
  ])('%s', (text, id) => {
    expect(ownOf(text).map((own) => own.id)).toEqual([id]);
  });
});

describe('is stopped for everyone', () => {
  test.each(['vitamin B17', 'apricot kernels', 'MMS drops', 'thyroid glandular', 'DMHA'])('%s', (text) => {
    for (const age of ['16', '40'])
      expect(ownOf(text, { age }).map(({ verdict }) => verdict)).toEqual(['stop-and-ask']);
  });
});

describe('checks the interactions of', () => {
  test.each([
    ['slimming tea', 'hydrochlorothiazide 25 mg', {}],
    ['lumbrokinase', 'warfarin 5 mg', {}],
    ['magnolia bark', 'zolpidem 10 mg', {}],
    ['mushroom complex', 'tacrolimus 2 mg', {}],
    ['kola nut', null, { medicalConditions: ['hypertension'] }],
    ['beef liver capsules', null, { biologicalSex: 'female', pregnancyStatus: 'pregnant' }],
    ['colostrum', null, { allergies: 'yes', allergyDetails: 'milk' }],
  ] as const)('%s with %s, %o', (own, medicine, answers) => {
    expect(planWith(medicine, own, answers).currentSupplements.map(({ verdict }) => verdict)).toEqual(['stop-and-ask']);
  });
});

test('reports a blood sugar effect beside a medicine that lowers it', () => {
  expect(planWith('glipizide 5 mg', 'nopal capsules').alerts.map(({ id }) => id)).toContain('low-sugar-signs');
});

test('does not call a supplement fine beside a medicine it was never checked with', () => {
  expect(planWith('lisinopril 10 mg', 'corn silk').currentSupplements[0]?.verdict).toBe('unknown');
});
