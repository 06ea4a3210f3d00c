import { type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { HEALTHY } from '@evidose/contract/testing';
import { recommend } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { knowledge, prepared } from '../testing/prepared.ts';
import { faultsOf } from './hold.ts';
import type { GeneratedPerson } from './people.ts';
import { Facts } from './truth.ts';

/** A judge that never finds a fault proves nothing, so each gets a plan that breaks its promise. */
const facts = new Facts(knowledge);
const NUMBERS = Array.from({ length: 33 }, (_, i) => i + 1);
const none = { text: '', items: [] };

function judged(
  generated: Partial<GeneratedPerson> & { readonly answers: object },
  spoil: (plan: Recommendation) => Recommendation,
): string[] {
  const person: GeneratedPerson = {
    medicines: none,
    supplements: none,
    allergies: none,
    advised: none,
    ...generated,
    answers: { ...HEALTHY, ...generated.answers },
  };
  const checked = validateQuestionnaire(person.answers);
  if (!checked.ok) throw new Error(checked.failure.message);
  const plan = recommend(prepared, checked.answers);
  expect(faultsOf(facts, person, plan, checked.answers)).toEqual([]);
  return faultsOf(facts, person, spoil(plan), checked.answers);
}

/** A plan that also suggests this, in its first form (or the given one) at this daily dose. */
function withSuggestion(id: string, dose: number, form = 0) {
  const { name, forms, doseUnit, indications } = facts.supplement(id);
  const made = forms[form];
  const reason = indications[0];
  if (made === undefined || reason === undefined) throw new Error(`No form of ${id}`);
  return (plan: Recommendation): Recommendation => ({
    ...plan,
    notNeeded: plan.notNeeded.filter((each) => each !== id),
    excluded: plan.excluded.filter((each) => each.id !== id),
    supplements: [
      ...plan.supplements,
      {
        id,
        name,
        form: { id: made.id, format: made.format, label: made.label, contains: [...made.contains], animalFree: false },
        dose: { amount: dose, unit: doseUnit, perDay: 1 },
        timing: { slot: ['breakfast'], withFood: true },
        evidence: 'B',
        reasons: [
          {
            field: 'healthGoals',
            value: 'energy',
            message: reason.message,
            evidence: reason.evidence,
            sources: [...reason.sources],
          },
        ],
        cautions: [],
        interactions: [],
        expectedWeeks: [1, 2],
        monthlyCost: 30,
        alternatives: [],
        buy: null,
        adds: [],
      },
    ],
  });
}
const formOf = (id: string, test: (form: { contains: readonly string[]; origins: readonly string[] }) => boolean) =>
  facts.supplement(id).forms.findIndex(test);

const yes = (medicine: string) => ({ prescriptionMeds: 'yes', prescriptionMedsList: medicine });
const warfarin = { text: 'warfarin', items: [{ text: 'warfarin', kind: 'drug' as const, id: 'warfarin' }] };
const fish = { text: 'fish', items: [{ text: 'fish', id: 'fish' }] };
const levothyroxine = {
  text: 'levothyroxine',
  items: [{ text: 'levothyroxine', kind: 'drug' as const, id: 'levothyroxine' }],
};

const spoiled: readonly [number, Parameters<typeof judged>[0], (plan: Recommendation) => Recommendation][] = [
  [1, { answers: yes('warfarin'), medicines: warfarin }, withSuggestion('ginkgo', 120)],
  [2, { answers: { medicalConditions: ['kidney-disease'] } }, withSuggestion('magnesium', 200)],
  [3, { answers: { biologicalSex: 'female', pregnancyStatus: 'pregnant' } }, withSuggestion('ashwagandha', 300)],
  [4, { answers: { age: 17 } }, (plan) => ({ ...plan, outcome: 'recommended' })],
  [5, { answers: { concerningSymptoms: 'yes' } }, (plan) => ({ ...plan, alerts: [] })],
  [6, { answers: {} }, withSuggestion('vitamin-d3', 101)],
  [
    7,
    { answers: { allergies: 'yes', allergyDetails: 'fish' }, allergies: fish },
    withSuggestion(
      'omega-3',
      300,
      formOf('omega-3', ({ contains }) => contains.includes('fish')),
    ),
  ],
  [
    7,
    { answers: { specificDiet: 'vegan' } },
    withSuggestion(
      'omega-3',
      300,
      formOf('omega-3', ({ origins }) => origins.includes('fish')),
    ),
  ],
  [
    8,
    { answers: { advisedNotToTake: 'zinc' }, advised: { text: 'zinc', items: [{ text: 'zinc', id: 'zinc' }] } },
    withSuggestion('zinc', 10),
  ],
  [
    9,
    {
      answers: { otcSupplements: 'yes', otcSupplementsList: 'zinc 10 mg' },
      supplements: { text: 'zinc 10 mg', items: [{ text: 'zinc 10 mg', id: 'zinc', amount: 10 }] },
    },
    withSuggestion('zinc', 10),
  ],
  [
    10,
    {
      answers: yes('Xyzolamide'),
      medicines: { text: 'Xyzolamide', items: [{ text: 'Xyzolamide', kind: 'unknown', id: null }] },
    },
    withSuggestion('ginkgo', 120),
  ],
  [11, { answers: {} }, withSuggestion('iron', 18)],
  [12, { answers: { tobaccoUse: 'former' } }, withSuggestion('vitamin-a', 3000)],
  [13, { answers: { medicalConditions: ['upcoming-surgery'] } }, withSuggestion('ginkgo', 120)],
  [14, { answers: { interestPleasure: 'nearly-every-day' } }, (plan) => ({ ...plan, alerts: [] })],
  [15, { answers: { difficultySwallowing: 'yes' } }, withSuggestion('iron', 18)],
  [16, { answers: { budgetRange: 'under-25' } }, withSuggestion('zinc', 10)],
  [17, { answers: yes('levothyroxine'), medicines: levothyroxine }, withSuggestion('calcium', 500)],
  [18, { answers: { shareTestResults: 'yes', labResults: { vitaminD: 90 } } }, withSuggestion('vitamin-d3', 20)],
  [19, { answers: {} }, withSuggestion('vitamin-d3', 20)],
  [20, { answers: {} }, (plan) => ({ ...plan, notNeeded: plan.notNeeded.slice(1) })],
  [
    21,
    {
      answers: yes('folic acid 5 mg'),
      medicines: { text: 'folic acid 5 mg', items: [{ text: 'folic acid 5 mg', kind: 'supplement', id: 'folate' }] },
    },
    (plan) => ({
      ...plan,
      currentSupplements: plan.currentSupplements.map((each) => ({ ...each, verdict: 'adjust' as const })),
    }),
  ],
  [
    22,
    {
      answers: { ...yes('warfarin'), otcSupplements: 'yes', otcSupplementsList: 'ginkgo' },
      medicines: warfarin,
      supplements: { text: 'ginkgo', items: [{ text: 'ginkgo', id: 'ginkgo', amount: null }] },
    },
    (plan) => ({
      ...plan,
      currentSupplements: plan.currentSupplements.map((each) => ({ ...each, verdict: 'keep' as const })),
    }),
  ],
  [
    23,
    { answers: yes('levothyroxine'), medicines: levothyroxine },
    (plan) => ({
      ...plan,
      medications: plan.medications.map((each) => ({ ...each, slots: ['bedtime'] })),
      schedule: [{ slot: 'bedtime', note: '', items: [{ kind: 'supplement', id: 'iron', name: 'Iron' }] }],
      currentSupplements: [],
    }),
  ],
  [
    24,
    { answers: { concerningSymptoms: 'yes' } },
    (plan) => ({ ...plan, alerts: plan.alerts.map((alert) => ({ ...alert, about: [] })) }),
  ],
  [
    24,
    { answers: { concerningSymptoms: 'yes' } },
    (plan) => ({
      ...plan,
      alerts: plan.alerts.map((alert) => ({
        ...alert,
        message: 'Something speaks against zinc in your case, so ask.',
      })),
    }),
  ],
  [25, { answers: {} }, withSuggestion('vitamin-d3', 0.2)],
  [
    26,
    {
      answers: yes('metforman'),
      medicines: { text: 'metforman', items: [{ text: 'metforman', kind: 'misspelled', id: 'metformin' }] },
    },
    withSuggestion('ginkgo', 120),
  ],
  [
    27,
    { answers: yes('warfarin'), medicines: warfarin },
    (plan) => ({ ...plan, medications: [], coverage: { ...plan.coverage } }),
  ],
  [
    28,
    {
      answers: { otcSupplements: 'yes', otcSupplementsList: 'zinc 10 mg' },
      supplements: { text: 'zinc 10 mg', items: [{ text: 'zinc 10 mg', id: 'zinc', amount: 10 }] },
    },
    (plan) => ({
      ...plan,
      currentSupplements: plan.currentSupplements.map((each) => ({
        ...each,
        dose: { amount: 10_000, unit: 'mg', assumed: false },
      })),
    }),
  ],
  [
    28,
    { answers: { otcSupplements: 'yes', otcSupplementsList: 'vitamin D 2000 mg' } },
    (plan) => ({ ...plan, alerts: plan.alerts.filter(({ id }) => id !== 'reading-doubtful') }),
  ],
  [
    28,
    { answers: { otcSupplements: 'yes', otcSupplementsList: 'vitamin D 2000 mg' } },
    (plan) => ({ ...plan, nutrientTotals: [] }),
  ],
  [
    29,
    { answers: { biologicalSex: 'female', pregnancyStatus: 'pregnant', medicalConditions: ['cancer-in-treatment'] } },
    (plan) => ({ ...plan, alerts: plan.alerts.filter(({ id }) => id !== 'ask-today-folate') }),
  ],
  [
    29,
    { answers: { specificDiet: 'vegan', advisedNotToTake: 'vitamin B12' } },
    (plan) => ({ ...plan, summary: 'x'.repeat(40) }),
  ],
  [
    30,
    {
      answers: { otcSupplements: 'yes', otcSupplementsList: 'collagen softgels' },
      supplements: {
        text: 'collagen softgels',
        items: [{ text: 'collagen softgels', id: 'collagen-peptides', amount: null }],
      },
    },
    (plan) => ({
      ...plan,
      currentSupplements: plan.currentSupplements.map((each) => ({ ...each, route: 'skin' as const })),
    }),
  ],
  [
    31,
    {
      answers: { otcSupplements: 'yes', otcSupplementsList: 'magnesium 200 mg from my mother' },
      supplements: {
        text: 'magnesium 200 mg from my mother',
        items: [{ text: 'magnesium 200 mg from my mother', id: 'magnesium', amount: 200 }],
      },
    },
    (plan) => ({
      ...plan,
      currentSupplements: plan.currentSupplements.map((each) => ({ ...each, prescribed: true })),
    }),
  ],
  [
    32,
    {
      answers: yes('warfarin, naproxen'),
      medicines: {
        text: 'warfarin, naproxen',
        items: [...warfarin.items, { text: 'naproxen', kind: 'drug', id: 'naproxen' }],
      },
    },
    (plan) => ({ ...plan, alerts: plan.alerts.filter(({ id }) => id !== 'blood-thinner-and-painkiller') }),
  ],
  [
    33,
    {
      answers: { ...yes('warfarin'), otcSupplements: 'yes', otcSupplementsList: 'ginkgo' },
      medicines: warfarin,
      supplements: { text: 'ginkgo', items: [{ text: 'ginkgo', id: 'ginkgo', amount: null }] },
    },
    (plan) => ({
      ...plan,
      schedule: [{ slot: 'bedtime', note: '', items: [{ kind: 'supplement', id: 'ginkgo', name: 'Ginkgo' }] }],
    }),
  ],
  [
    33,
    { answers: { age: 60, healthGoals: ['bones'], foodFrequency: { dairy: 'never' } } },
    (plan) => ({
      ...plan,
      supplements: plan.supplements.map((each) => ({
        ...each,
        cautions: [{ message: 'With your acid blocker choose calcium citrate.', sources: [] }],
      })),
    }),
  ],
];

describe('each judge', () => {
  test.each(spoiled)('of promise %i detects a broken promise', (number, person, spoil) => {
    expect(judged(person, spoil).filter((fault) => fault.startsWith(`promise ${number}:`))).not.toEqual([]);
  });

  test('has a broken promise to detect', () => {
    expect([...new Set(spoiled.map(([number]) => number))]).toEqual(NUMBERS);
  });
});
