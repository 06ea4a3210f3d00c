import type { PartialAnswers, Recommendation } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { describe, expect, test } from 'vitest';
import { planOf } from './named-people/plan-of.ts';
import { prepared } from './testing/prepared.ts';

const planWith = (medicine: string, answers: PartialAnswers = {}) =>
  planOf(prepared, answersOf({ age: '44', ...answers, prescriptionMeds: 'yes', prescriptionMedsList: medicine }));
const alertIds = (plan: Recommendation) => plan.alerts.map(({ id }) => id);
const suggested = (plan: Recommendation) => plan.supplements.map(({ id }) => id);

describe('symptoms that a medicine may cause go to its prescriber first', () => {
  test.each([
    ['Clozaril 300mg nocte', 'constipation', 'clozapine-constipation'],
    ['apixaban 5mg bd', 'bleeding-gums', 'blood-thinner-and-bleeding'],
    ['carbimazole 20mg', 'frequent-colds', 'medicine-and-blood-count'],
    ['Priadel 800mg', 'diarrhea', 'lithium-and-stomach'],
    ['digoxin 125mcg', 'nausea', 'digoxin-and-stomach'],
    ['ciprofloxacin 500mg bd', 'joint-pain', 'fluoroquinolone-and-joints'],
    ['isoniazid 300mg', 'tingling', 'isoniazid-and-tingling'],
    ['montelukast 10mg', 'low-mood', 'montelukast-and-mood'],
    ['Roaccutane 40mg', 'low-mood', 'isotretinoin-and-mood'],
    ['Roaccutane 40mg', 'poor-night-vision', 'isotretinoin-and-night-vision'],
    ['hydroxychloroquine 200mg', 'poor-night-vision', 'hydroxychloroquine-and-sight'],
    ['azathioprine 150mg', 'easy-bruising', 'medicine-and-blood-count'],
  ] as const)('%s with %s: %s', (medicine, symptom, id) => {
    expect(alertIds(planWith(medicine, { currentSymptoms: [symptom] }))).toContain(id);
    expect(alertIds(planWith(medicine, { currentSymptoms: ['dry-skin'] }))).not.toContain(id);
    expect(alertIds(planWith('cetirizine 10 mg', { currentSymptoms: [symptom] }))).not.toContain(id);
  });

  test('clozapine with constipation gets no fiber, which would otherwise be suggested', () => {
    const answers = { currentSymptoms: ['constipation'], healthGoals: ['digestion'] } as const;
    expect(suggested(planWith('cetirizine 10 mg', answers))).toContain('psyllium');
    expect(suggested(planWith('clozapine 300mg', answers))).not.toContain('psyllium');
  });
});

describe('medicines on the skin, in the eye or inhaled act locally', () => {
  const answers = { otcSupplements: 'yes', otcSupplementsList: 'echinacea 500mg' } as const;
  const verdict = (medicine: string) => planWith(medicine, answers).currentSupplements[0]?.verdict;

  test.each([
    ['hydrocortisone cream 1%', 'hydrocortisone 10mg'],
    ['prednisolone eye drops', 'prednisolone 5mg'],
    ['tacrolimus ointment', 'tacrolimus 1mg bd'],
    ['Efudix cream', 'capecitabine 1500mg'],
    ['Betnovate', 'betamethasone 2mg'],
  ])('%s is not %s', (local, swallowed) => {
    expect(verdict(local)).toBe('keep');
    expect(verdict(swallowed)).not.toBe('keep');
  });

  test('an inhaled steroid is no reason for bone advice, a swallowed one is', () => {
    expect(alertIds(planWith('Symbicort 200/6 2 puffs bd'))).not.toContain('long-steroids-and-bones');
    expect(alertIds(planWith('budesonide 9mg capsules'))).toContain('long-steroids-and-bones');
  });

  test('a guessed name keeps all its possible effects', () => {
    expect(verdict('hydrocortizon cream')).toBe('stop-and-ask');
  });

  test('a patch or gel made for systemic use still counts', () => {
    const interactions = (medicine: string) =>
      planWith(medicine, { otcSupplements: 'yes', otcSupplementsList: 'valerian 450mg' }).currentSupplements[0]
        ?.verdict;
    expect(interactions('fentanyl patch 25mcg/h')).toBe('stop-and-ask');
    expect(interactions('Butrans 10 patch weekly')).toBe('stop-and-ask');
  });
});

test('names the medicine where “it” would be ambiguous', () => {
  const plan = planWith('prednisone 5mg', { otcSupplements: 'yes', otcSupplementsList: 'alfalfa, melatonin 3mg' });
  const alert = plan.alerts.find(({ title }) => title.startsWith('Alfalfa and Melatonin'));
  expect(alert?.message).toContain('Melatonin may work against prednisone');
});

test('an injection every few weeks is not part of the day', () => {
  const inDay = (text: string) => planWith(text).schedule.flatMap(({ items }) => items.map(({ name }) => name));
  expect(inDay('B12 injection every 12 weeks')).toEqual([]);
  expect(inDay('Ozempic 1mg injection once a week')).toContain('semaglutide');
});

test('a prenatal vitamin is kept while breastfeeding, whatever vitamins it contains', () => {
  const plan = planWith('cetirizine 10 mg', {
    biologicalSex: 'female',
    pregnancyStatus: 'breastfeeding',
    otcSupplements: 'yes',
    otcSupplementsList: 'Thorne basic prenatal 3 caps',
  });
  expect(plan.currentSupplements[0]?.verdict).toBe('keep');
});

test('iron at a treatment dose for a measured deficiency is asked about, not stopped', () => {
  const answers = { otcSupplements: 'yes', otcSupplementsList: 'ferrous fumarate 210mg bd' } as const;
  const verdict = (more: PartialAnswers) =>
    planWith('cetirizine 10 mg', { ...answers, ...more }).currentSupplements[0]?.verdict;
  const tested = { bloodTests: 'within-6-months', shareTestResults: 'yes' } as const;
  expect(verdict({ ...tested, labResults: { ferritin: 12 } })).toBe('ask-first');
  expect(verdict({ medicalConditions: ['iron-deficiency-anemia'] })).toBe('ask-first');
  expect(verdict({ currentSymptoms: ['fatigue'] })).toBe('stop-and-ask');
});

test('a personal limit replaces the general one', () => {
  const plan = planWith('cetirizine 10 mg', {
    biologicalSex: 'female',
    pregnancyStatus: 'trying-to-conceive',
    otcSupplements: 'yes',
    otcSupplementsList: 'vitamin D 5000 IU',
  });
  expect(alertIds(plan)).not.toContain('over-limit-vitamin-d');
  expect(plan.currentSupplements[0]?.message).toContain('At most 50 mcg (2,000 IU) a day');
  expect(plan.currentSupplements[0]?.message).not.toContain('100 mcg');
});
