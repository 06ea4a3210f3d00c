import { Recognised, SuggestedBatch, USUAL_TIMES } from '@evidose/contract';
import { Fhir } from 'fhir';
import { describe, expect, it } from 'vitest';
import { answersOf, recommendationOf, supplementOf } from '../../../test/recommendation.ts';
import { loadEngine } from '../../engine.ts';
import { letterOf } from '../letter/letter-of.ts';
import type { Plan } from '../letter/plan.ts';
import { exportPlan } from './service.ts';

const zinc = supplementOf({
  id: 'zinc',
  name: 'Zinc',
  dose: { amount: 10, unit: 'mg', perDay: 2 },
  timing: { slot: ['lunch', 'dinner'], withFood: true },
  interactions: [
    {
      with: 'Doxycycline',
      severity: 'moderate',
      action: 'separate',
      hours: 2,
      message: 'Keep two hours apart.',
      sources: ['s'],
    },
  ],
});
const supplements = [supplementOf(), zinc];
const recommendation = recommendationOf(supplements, {
  alerts: [
    {
      id: 'a',
      severity: 'warning',
      title: 'Not recognised',
      message: 'We do not know "Xyzolamide".',
      because: [],
      sources: [],
      about: [],
      actions: [],
    },
  ],
  medications: [
    {
      text: 'Doxycycline 100 mg',
      id: 'doxycycline',
      name: 'Doxycycline',
      classes: [],
      guessed: false,
      ingredients: [],
    },
    { text: 'Xyzolamide', id: null, name: 'Xyzolamide', classes: [], guessed: false, ingredients: [] },
  ].map((medicine) => Recognised.parse(medicine)),
  schedule: [
    {
      slot: 'breakfast',
      items: [{ kind: 'supplement', id: 'vitamin-d3', name: 'Vitamin D3', amount: '20 µg' }],
      note: '',
    },
    {
      slot: 'lunch',
      items: [{ kind: 'supplement', id: 'zinc', name: 'Zinc', amount: '10 mg' }],
      note: 'Apart from iron.',
    },
    { slot: 'bedtime', items: [{ kind: 'medication', id: 'doxycycline', name: 'Doxycycline' }], note: '' },
  ],
});

function planOf(change: Partial<Plan> = {}): Plan {
  return {
    person: { uid: 'u1', firstName: 'Zoë', lastName: 'Müller', email: 'z@b.example' },
    batch: {
      id: '7c1f6b3e-58b0-4f0e-9d5d-0f3a1d0c4f11',
      addedOn: '2026-03-01T10:00:00.000Z',
      length: supplements.length,
      supplements,
      isRecent: true,
      changes: null,
      recommendation,
    },
    answers: answersOf({
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'Doxycycline 100 mg, Xyzolamide',
      labResults: { vitaminD: 30 },
    }),
    chosen: [],
    sourceTitle: (id) => `Title of ${id}`,
    atMostWeeks: () => null,
    isNeed: () => true,
    times: USUAL_TIMES,
    today: new Date('2026-03-02T08:00:00Z'),
    ...change,
  };
}

const { knowledge } = await loadEngine();

function exportedOf(plan = planOf()) {
  const letter = letterOf({ ...plan, name: plan.person.firstName, knowledge });
  return { plan, letter, formerIds: [] };
}

async function textOf(format: Parameters<typeof exportPlan>[0], plan = planOf()): Promise<string> {
  const { content } = await exportPlan(format, exportedOf(plan));
  return content.toString();
}

describe('the PDF for the doctor', () => {
  it('is tagged and names its language', async () => {
    const raw = (await exportPlan('pdf', exportedOf())).content.toString('latin1');
    expect(raw).toContain('/MarkInfo');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('en-US');
  });
});

describe('the table', () => {
  it('keeps one line a supplement and quotes what needs it', async () => {
    const lines = (await textOf('csv')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]?.startsWith('\uFEFF"Supplement"')).toBe(true);
    expect(lines[1]).toContain('"20 µg once a day"');
  });

  it('does not let a cell become a formula', async () => {
    const evil = supplementOf({ name: '=cmd|"/c calc"!A1' });
    const batch = { ...planOf().batch, supplements: [evil] };
    expect(await textOf('csv', planOf({ batch }))).toContain(`"'=cmd|""/c calc""!A1"`);
  });
});

describe('the JSON', () => {
  it('comes back as the same batch', async () => {
    expect(SuggestedBatch.parse(JSON.parse(await textOf('json')))).toEqual(planOf().batch);
  });
});

describe('the FHIR bundle', () => {
  it('is valid R4 in the eyes of an independent validator', async () => {
    const { valid, messages } = new Fhir().validate(JSON.parse(await textOf('fhir')));
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
    expect(valid).toBe(true);
  });

  it('holds the person, the answers, what is taken and what is proposed', async () => {
    const bundle = JSON.parse(await textOf('fhir'));
    const kinds = bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType);
    expect(kinds).toEqual([
      'Patient',
      'QuestionnaireResponse',
      'MedicationStatement',
      'MedicationStatement',
      'NutritionOrder',
      'NutritionOrder',
    ]);
  });
});
