import type { PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { formOf, indicationOf, knowledgeOf, supplementOf, whenOf } from '../../test/knowledge.ts';
import { planOf } from '../../test/plan.ts';
import type { Knowledge, LabRule } from '../knowledge.ts';

const fibre = supplementOf({
  id: 'fibre',
  name: 'Fibre',
  indications: [indicationOf({ when: whenOf({ currentSymptoms: 'constipation' }), outcome: 'constipation' })],
  forms: [formOf({ compound: 'psyllium husk' })],
});
const advice = [
  {
    goal: 'digestion',
    when: whenOf({}),
    symptoms: ['constipation'],
    lacks: [],
    message: 'Eat plants.',
    sources: ['a-source'],
  },
  { goal: 'sleep', when: whenOf({}), symptoms: [], lacks: ['iron'], message: 'Get up early.', sources: ['a-source'] },
];
const plan = (changes: PartialAnswers, knowledge: Partial<Knowledge> = {}) =>
  planOf(knowledgeOf({ supplements: [fibre], wishAdvice: advice, ...knowledge }), changes);

describe('a wish', () => {
  const { summary } = plan({ currentSymptoms: ['constipation'], healthGoals: ['digestion', 'sleep'] });
  test('is served by what is in the plan for a complaint that belongs to it', () => {
    expect(summary).not.toContain('For calmer digestion we add nothing');
  });
  test('that nothing serves is answered with what helps', () => {
    expect(summary).toContain('For better sleep we add nothing');
    expect(summary).toContain('Get up early.');
  });
});

test('what to buy names the compound, where products do not differ', () => {
  const buy = (forms: (typeof fibre)['forms']) =>
    plan({ currentSymptoms: ['constipation'] }, { supplements: [{ ...fibre, forms }] }).supplements[0]?.buy?.compound;
  expect(buy(fibre.forms)).toBe('psyllium husk');
  expect(buy([formOf()])).toBeNull();
});

test('one answer is one reason, the strongest', () => {
  const twice = supplementOf({
    id: 'twice',
    indications: [
      indicationOf({ id: 'weak', evidence: 'C', message: 'Weakly.', when: whenOf({ currentSymptoms: 'fatigue' }) }),
      indicationOf({ id: 'strong', evidence: 'A', message: 'Strongly.', when: whenOf({ currentSymptoms: 'fatigue' }) }),
    ],
  });
  const [item] = plan({ currentSymptoms: ['fatigue'] }, { supplements: [twice] }).supplements;
  expect(item?.reasons.map(({ message }) => message)).toEqual(['Strongly.']);
});

describe('a value', () => {
  const rule = (changes: Partial<LabRule>): LabRule => ({
    id: 'high',
    lab: 'potassium',
    removes: [],
    message: 'It is not what it should be, and that matters.',
    sources: ['a-source'],
    ...changes,
  });
  const alerts = (labRules: readonly LabRule[], changes: PartialAnswers = {}) =>
    plan({ shareTestResults: 'yes', labResults: { potassium: 6.5, egfr: 40 }, ...changes }, { labRules }).alerts.map(
      ({ id }) => id,
    );
  const warning = rule({ atLeast: 5, alert: { severity: 'warning', title: 'High', clinicianFirst: false } });
  const urgent = rule({ id: 'far', atLeast: 6, alert: { severity: 'urgent', title: 'Far', clinicianFirst: true } });
  const kidney = rule({ id: 'kidney', lab: 'egfr', below: 60, countsAs: 'kidney-disease' });
  test('is spoken of once, by the gravest', () => {
    expect(alerts([warning])).toEqual(['lab-high']);
    expect(alerts([warning, urgent])).toEqual(['lab-far']);
    expect(alerts([warning, { ...urgent, lab: 'egfr', atLeast: 1 }])).toEqual(['lab-far', 'lab-high']);
  });
  test('that only says what the person said is not told', () => {
    expect(alerts([kidney])).toEqual(['lab-kidney']);
    expect(alerts([kidney], { medicalConditions: ['kidney-disease'] })).toEqual([]);
  });
  test('out of range is never good news, told or not', () => {
    const { summary } = plan(
      { shareTestResults: 'yes', labResults: { egfr: 40 }, medicalConditions: ['kidney-disease'] },
      { labRules: [kidney] },
    );
    expect(summary).not.toContain('Good news');
    expect(plan({}).summary).toContain('Good news');
  });
});

test('what is short because of nausea says so', () => {
  const goals = ['energy', 'sleep', 'joints', 'skin', 'eyes'] as const;
  const many = goals.map((goal) =>
    supplementOf({
      id: goal,
      indications: [indicationOf({ evidence: 'A', outcome: goal, when: whenOf({ healthGoals: goal }) })],
    }),
  );
  const kinds = (changes: PartialAnswers) =>
    plan(
      { healthGoals: [...goals], supplementAdherence: 'always', ...changes },
      { supplements: many },
    ).excluded.flatMap(({ reasons }) =>
      reasons.filter(({ kind }) => kind === 'pill-burden').flatMap(({ because }) => because),
    );
  expect(kinds({ currentSymptoms: ['nausea'] })[0]).toEqual({ field: 'currentSymptoms', value: 'nausea' });
  expect(kinds({ currentSymptoms: ['none'], supplementAdherence: 'rarely' })[0]).toEqual({
    field: 'supplementAdherence',
    value: 'rarely',
  });
});
