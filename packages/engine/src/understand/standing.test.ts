import { describe, expect, test } from 'vitest';
import {
  classOf,
  drugOf,
  indicationOf,
  interactionOf,
  knowledgeOf,
  nutrientOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { idsOf, kindsOf, medicinesAs, planOfRead, supplementsAs } from '../../test/plan.ts';
import type { Usage } from '../model.ts';
import { hasPlaceInDay, isTakenNow } from './standing.ts';

const knowledge = knowledgeOf({
  drugs: [drugOf('warfarin', { classes: ['thinner'], usualSlots: ['dinner'] }), drugOf('metformin')],
  drugClasses: [classOf('thinner', { washOutDays: 14 }), classOf('some-class')],
  nutrients: [nutrientOf({ id: 'zinc', upperLimits: { female_31_50: 250, male_31_50: 250 } })],
  supplements: [
    supplementOf({
      id: 'ginkgo',
      indications: [indicationOf({ when: whenOf({ currentSymptoms: 'fatigue' }) })],
      interactions: [interactionOf({ with: { kind: 'class', id: 'thinner' } })],
      drugInteractions: 'listed',
    }),
    supplementOf({
      id: 'b12',
      indications: [indicationOf({ kind: 'need', when: whenOf({ takes: 'metformin' }) })],
    }),
    supplementOf({
      id: 'zinc',
      supplies: [{ nutrient: 'zinc', perUnit: 1, form: 'any' }],
      indications: [
        indicationOf({ when: whenOf({ currentSymptoms: 'acne' }), dose: { low: 100, usual: 200, high: 200 } }),
      ],
    }),
  ],
});

const plan = (list: string, usage: Partial<Usage>) =>
  planOfRead(
    knowledge,
    { currentSymptoms: ['fatigue'], prescriptionMeds: 'yes', prescriptionMedsList: list },
    medicinesAs(usage),
  );

describe('a medicine', () => {
  test.each([
    ['taking', undefined, false],
    ['as-needed', undefined, false],
    ['planned', undefined, false],
    ['stopped', undefined, false],
    ['stopped', 13, false],
    ['stopped', 14, true],
    ['not-taking', undefined, true],
  ] as const)('that is %s (%s days ago) leaves what it forbids in the plan: %s', (status, days, isIn) => {
    const usage = { status, ...(days === undefined ? {} : { stoppedDaysAgo: days }) };
    const made = plan('warfarin', usage);
    expect(idsOf(made).includes('ginkgo')).toBe(isIn);
    if (!isIn) expect(kindsOf(made, 'ginkgo')).toContain('interaction');
  });

  test.each([
    ['taking', true],
    ['as-needed', true],
    ['planned', false],
    ['stopped', false],
    ['not-taking', false],
  ] as const)('that is %s makes a need of its own: %s', (status, isIn) => {
    expect(idsOf(plan('metformin', { status })).includes('b12')).toBe(isIn);
  });

  test('whose wash-out nobody knows has not left the body, however long ago', () => {
    const made = planOfRead(
      knowledgeOf({ ...knowledge, drugClasses: [classOf('thinner')] }),
      { currentSymptoms: ['fatigue'], prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin' },
      medicinesAs({ status: 'stopped', stoppedDaysAgo: 4000 }),
    );
    expect(idsOf(made)).not.toContain('ginkgo');
  });

  test.each([
    ['taking', ['dinner']],
    ['as-needed', []],
    ['planned', []],
    ['stopped', []],
    ['not-taking', []],
  ] as const)('that is %s stands in the day at %j', (status, slots) => {
    const { schedule } = plan('warfarin', { status });
    const shown = schedule.filter(({ items }) => items.some(({ kind }) => kind === 'medication'));
    expect(shown.map(({ slot }) => slot)).toEqual(slots);
  });
});

describe('a guessed medicine', () => {
  const guessed = (list: string, symptoms: readonly ('fatigue' | 'acne')[] = ['fatigue']) =>
    planOfRead(
      knowledge,
      { currentSymptoms: [...symptoms], prescriptionMeds: 'yes', prescriptionMedsList: list },
      (read) => ({ ...read, medicines: read.medicines.map((each) => ({ ...each, guessed: true })) }),
    );

  test('counts as what was guessed and as not recognised', () => {
    expect(kindsOf(guessed('warfarin'), 'ginkgo')).toEqual(['interaction', 'unrecognised-medication']);
  });
  test('forbids what has any known risk, also where the guess itself would not', () => {
    expect(kindsOf(guessed('metformin'), 'ginkgo')).toEqual(['unrecognised-medication']);
  });
  test('makes no need', () => {
    expect(idsOf(guessed('metformin'))).not.toContain('b12');
  });
  test('is not counted as checked, and can be confirmed', () => {
    const { coverage, alerts } = guessed('warfarin');
    expect(coverage.medications).toEqual({ checked: 0, total: 1 });
    expect(alerts.find(({ id }) => id === 'spelling-guessed')?.actions).toEqual([
      { kind: 'confirm-reading', field: 'prescriptionMedsList', text: 'warfarin', name: 'warfarin' },
    ]);
  });
});

describe('a supplement of one’s own', () => {
  const own = (usage: Partial<Usage>) =>
    planOfRead(
      knowledge,
      { currentSymptoms: ['acne'], otcSupplements: 'yes', otcSupplementsList: 'zinc 200 mg' },
      supplementsAs(usage),
    );
  test.each([
    ['taking', 200],
    ['as-needed', 200],
    ['planned', 200],
    ['stopped', undefined],
    ['not-taking', undefined],
  ] as const)('that is %s counts %s mg toward the limit', (status, amount) => {
    const { nutrientTotals } = own({ status });
    expect(nutrientTotals.find(({ nutrient }) => nutrient === 'zinc')?.fromCurrent || undefined).toBe(amount);
  });
  test('that was stopped may be suggested again', () => {
    expect(idsOf(own({ status: 'stopped' }))).toContain('zinc');
    expect(idsOf(own({ status: 'taking' }))).not.toContain('zinc');
  });
});

describe('what was written', () => {
  test.each([
    ['taking', null, true, true],
    ['taking', 'implanted', true, false],
    ['as-needed', null, true, false],
    ['planned', null, false, false],
    ['stopped', null, false, false],
    ['not-taking', null, false, false],
  ] as const)('as %s (route: %s) is taken now: %s; has a place in the day: %s', (status, route, isNow, hasPlace) => {
    const usage: Usage = { status, route, slots: null };
    expect([isTakenNow(usage), hasPlaceInDay(usage)]).toEqual([isNow, hasPlace]);
  });
});
