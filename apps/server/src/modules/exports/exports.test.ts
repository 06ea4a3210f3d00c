import { LatestBatch, Recognised, USUAL_TIMES } from '@evidose/contract';
import { Fhir } from 'fhir';
import { describe, expect, it } from 'vitest';
import { people, planOf as realPlanOf } from '../../../test/people-with-plans.ts';
import { answersOf, recommendationOf, supplementOf } from '../../../test/recommendation.ts';
import { loadEngine } from '../../engine.ts';
import { buildLetter } from '../letter/build-letter.ts';
import type { Plan } from '../letter/index.ts';
import { labsWhenOf } from '../letter/person-facts.ts';
import { exportPlan } from './service.ts';

const onSixMedicines = people['on six medicines, with fish oil and glucosamine beside apixaban'];

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
const { supplements: _, ...recommendation } = recommendationOf(supplements, {
  alerts: [
    {
      id: 'a',
      severity: 'warning',
      title: 'Not recognized',
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
      items: [{ kind: 'supplement', id: 'vitamin-d3', name: 'Vitamin D3', amount: '20 mcg' }],
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
      answersChangedOn: null,
      newFindings: [],
      recommendation,
    },
    answers: answersOf({
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'Doxycycline 100 mg, Xyzolamide',
      labResults: { vitaminD: 30 },
    }),
    chosen: [],
    ownWords: new Set(),
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
  const letter = buildLetter({ ...plan, name: plan.person.firstName, knowledge });
  return { plan, letter, gives: 'everything' } as const;
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
    expect(lines[1]).toContain('"20 mcg (800 IU) once a day"');
  });

  it('has as many cells in a line as headings, and the warnings among them', async () => {
    const plan = await realPlanOf(people['stressed and on the pill']);
    const [head = '', ...rows] = (await textOf('csv', plan)).trimEnd().split('\r\n');
    for (const row of rows) expect(row.split('","')).toHaveLength(head.split('","').length);
    expect(rows.join()).toContain('three months at most');
    expect(head).toContain('"At most (weeks)"');
  });

  it.each(['=cmd|"/c calc"!A1', '＝1+1', ' +1', '\u200b=1', '@SUM(A1)', '\n-1', '－1'])(
    'does not let a cell become a formula: %j',
    async (name) => {
      const batch = { ...planOf().batch, supplements: [supplementOf({ name })] };
      expect(await textOf('csv', planOf({ batch }))).toContain(`"'${name.replaceAll('"', '""')}"`);
    },
  );
});

describe('the JSON', () => {
  it('comes back as the same batch', async () => {
    expect(LatestBatch.parse(JSON.parse(await textOf('json')))).toEqual(planOf().batch);
  });
});

describe('the FHIR bundle', () => {
  type Resource = Record<string, unknown> & { resourceType: string };
  const bundleOf = async (plan: Plan): Promise<Resource[]> =>
    JSON.parse(await textOf('fhir', plan)).entry.map(({ resource }: { resource: Resource }) => resource);
  const of = (resources: Resource[], kind: string) => resources.filter(({ resourceType }) => resourceType === kind);

  it.each(Object.entries(people))(
    'of somebody %s is valid R4 in the eyes of an independent validator',
    async (_who, answers) => {
      const { valid, messages } = new Fhir().validate(JSON.parse(await textOf('fhir', await realPlanOf(answers))));
      expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
      expect(valid).toBe(true);
    },
  );

  it('holds conditions, allergies and labs with their codes', async () => {
    const resources = await bundleOf(await realPlanOf(onSixMedicines));
    expect(of(resources, 'Condition').map(({ code }) => code)).toContainEqual({ text: 'Irregular heartbeat' });
    expect(of(resources, 'AllergyIntolerance').map(({ code }) => code)).toEqual([
      { text: 'shellfish' },
      { text: 'penicillin' },
    ]);
    const hba1c = of(resources, 'Observation').find(({ code }) => JSON.stringify(code).includes('4548-4'));
    expect(hba1c?.['valueQuantity']).toEqual({ value: 7.1, unit: '%', system: 'http://unitsofmeasure.org', code: '%' });
    expect(of(resources, 'Observation')).toHaveLength(6);
    const answers = { ...onSixMedicines, labResults: { vitaminD: 75 } };
    const [vitaminD] = of(await bundleOf(await realPlanOf(answers)), 'Observation');
    // Stored in nmol/L; the code for both forms together is for mass per volume.
    expect(vitaminD).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '62292-8' }] },
      valueQuantity: { value: 30.0481, unit: 'ng/mL', code: 'ng/mL' },
    });
    expect(hba1c).not.toHaveProperty('effectiveDateTime');
  });

  it('a test result carries the day that the person gave, in FHIR and in the letter', async () => {
    const answers = { ...onSixMedicines, labResults: { hba1c: 7.1, takenOn: '2026-03-31' } };
    const plan = await realPlanOf(answers);
    const observations = of(await bundleOf(plan), 'Observation');
    expect(observations.map(({ effectiveDateTime }) => effectiveDateTime)).toEqual(['2026-03-31']);
    expect(labsWhenOf(answers, '2026-11-16')).toBe('taken on 2026-03-31; typed in by the person');
  });

  it('holds what is taken as written and as read, and every interaction with its severity', async () => {
    const plan = await realPlanOf(onSixMedicines);
    const resources = await bundleOf(plan);
    const taken = JSON.stringify(of(resources, 'MedicationStatement'));
    for (const part of ['Eliquis 5 mg twice a day', 'apixaban', 'Zzyqol 3 mg', 'Not recognized', 'fish oil 1000 mg']) {
      expect(taken).toContain(part);
    }
    const rows = [...plan.batch.supplements, ...plan.batch.recommendation.currentSupplements];
    const issues = of(resources, 'DetectedIssue');
    expect(issues).toHaveLength(rows.flatMap(({ interactions }) => interactions).length);
    expect(
      issues.find(({ code }) => JSON.stringify(code).includes('Omega-3 (EPA and DHA) with apixaban')),
    ).toMatchObject({
      severity: 'high',
      mitigation: [{ action: { text: 'avoid together' } }],
    });
  });

  it('says which medicine is stopped, planned or taken as needed', async () => {
    const plan = planOf();
    const statuses = ['stopped', 'planned', 'as-needed', 'not-taking'] as const;
    const medications = statuses.map((status) =>
      Recognised.parse({
        text: status,
        id: 'x',
        name: status,
        classes: [],
        guessed: false,
        ingredients: [],
        status,
        slots: ['bedtime'],
      }),
    );
    const batch = { ...plan.batch, recommendation: { ...plan.batch.recommendation, medications } };
    const bundle = JSON.parse(await textOf('fhir', { ...plan, batch }));
    expect(new Fhir().validate(bundle).valid).toBe(true);
    const read = of(await bundleOf({ ...plan, batch }), 'MedicationStatement').map(({ status }) => status);
    expect(read).toEqual(['stopped', 'intended', 'active', 'not-taken']);
  });
});
