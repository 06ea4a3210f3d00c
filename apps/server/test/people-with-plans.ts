import {
  ChosenSupplement,
  LatestBatch,
  type PartialAnswers,
  type SuggestedSupplement,
  USUAL_TIMES,
} from '@evidose/contract';
import { recommend } from '@evidose/engine';
import { loadEngine } from '../src/engine.ts';
import type { Plan } from '../src/modules/letter/plan.ts';
import { answersOf } from './recommendation.ts';

/** People whose plans hold what a doctor must not miss. */
export const people = {
  'on six medicines, with fish oil and glucosamine beside apixaban': {
    age: '68',
    biologicalSex: 'male',
    pregnancyStatus: 'not-applicable',
    medicalConditions: ['arrhythmia', 'hypertension', 'type-2-diabetes', 'osteoarthritis'],
    currentSymptoms: ['joint-pain', 'fatigue'],
    allergies: 'yes',
    allergyDetails: 'shellfish, penicillin',
    prescriptionMeds: 'yes',
    prescriptionMedsList:
      'Eliquis 5 mg twice a day, Metformin 1000 mg, Lisinopril 10 mg, Atorvastatin 40 mg, Omeprazole 20 mg, Zzyqol 3 mg',
    otcSupplements: 'yes',
    otcSupplementsList: 'fish oil 1000 mg, glucosamine 1500 mg, vitamin d 2000 IU',
    bloodTests: 'within-6-months',
    shareTestResults: 'yes',
    labResults: { vitaminD: 38, ferritin: 18, hemoglobin: 12.4, vitaminB12: 140, hba1c: 7.1, egfr: 68 },
    healthGoals: ['energy', 'joints'],
  },
  'stressed and on the pill': {
    age: '31',
    biologicalSex: 'female',
    pregnancyStatus: 'not-pregnant',
    stressLevel: 'very-high',
    currentSymptoms: ['anxious', 'poor-sleep'],
    sleepIssues: 'falling-asleep',
    prescriptionMeds: 'yes',
    prescriptionMedsList: 'Yasmin',
    healthGoals: ['stress', 'sleep'],
  },
  'pregnant and vegan': {
    age: '29',
    biologicalSex: 'female',
    pregnancyStatus: 'pregnant',
    specificDiet: 'vegan',
    healthGoals: ['prenatal'],
  },
  'with a warning sign': { concerningSymptoms: 'yes' },
  'in need of nothing': {},
} as const satisfies Record<string, PartialAnswers>;

/** A plan as the engine makes it from these answers. */
export async function planOf(change: PartialAnswers, more: Partial<Plan> = {}): Promise<Plan> {
  const prepared = await loadEngine();
  const answers = answersOf(change);
  const { supplements, ...recommendation } = recommend(prepared, answers);
  return {
    person: { uid: 'u1', firstName: 'Zoë', lastName: 'Müller', email: 'z@b.example' },
    batch: LatestBatch.parse({
      id: '7c1f6b3e-58b0-4f0e-9d5d-0f3a1d0c4f11',
      addedOn: '2026-03-01T10:00:00.000Z',
      length: supplements.length,
      supplements,
      isRecent: true,
      recommendation,
    }),
    answers,
    chosen: [],
    ownWords: new Set(),
    sourceTitle: (id) => prepared.knowledge.sources.find((source) => source.id === id)?.title ?? id,
    atMostWeeks: (id) => prepared.supplementById.get(id)?.data.timing.atMostWeeks ?? null,
    isNeed: (id, message) =>
      prepared.supplementById.get(id)?.data.indications.some((row) => row.kind === 'need' && row.message === message) ??
      false,
    times: USUAL_TIMES,
    today: new Date('2026-03-02T08:00:00Z'),
    ...more,
  };
}

/** On the person's list, with whatever marks. */
export const chosenOf = (supplement: SuggestedSupplement, marks: Partial<ChosenSupplement> = {}): ChosenSupplement =>
  ChosenSupplement.parse({ id: supplement.id, supplement, addedOn: '2026-03-01T11:00:00.000Z', ...marks });
