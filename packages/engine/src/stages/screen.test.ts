import { describe, expect, test } from 'vitest';
import { indicationOf, supplementOf, whenOf } from '../../test/knowledge.ts';
import { idsOf, kindsOf, planOf } from '../../test/plan.ts';

const knowledge = { supplements: [supplementOf({ id: 'it', synonyms: ['zinc'] })] };
const wanted = { healthGoals: ['energy'] as const };

describe('the screen', () => {
  test('concerning symptoms come first, with an urgent alert', () => {
    const plan = planOf(knowledge, { ...wanted, concerningSymptoms: 'yes' });
    expect(plan.outcome).toBe('see-clinician-first');
    expect(plan.alerts[0]).toMatchObject({ id: 'concerning-symptoms', severity: 'urgent' });
    expect(kindsOf(plan, 'it')).toEqual(['condition']);
  });

  test.each([
    ['17', 'see-clinician-first', []],
    ['18', 'recommended', ['it']],
  ])('at %s years: %s', (age, outcome, ids) => {
    const plan = planOf(knowledge, { ...wanted, age });
    expect(plan.outcome).toBe(outcome);
    expect(idsOf(plan)).toEqual(ids);
  });

  test('own supplements are reviewed all the same', () => {
    const plan = planOf(knowledge, {
      ...wanted,
      concerningSymptoms: 'yes',
      otcSupplements: 'yes',
      otcSupplementsList: 'zinc 100 mg',
    });
    expect(plan.currentSupplements).toHaveLength(1);
  });

  const mood = {
    supplements: [
      supplementOf({
        id: 'mood',
        indications: [indicationOf({ outcome: 'depression', when: whenOf({ healthGoals: 'mood' }) })],
      }),
    ],
  };

  test.each([
    ['several-days', 'several-days', ['mood'], false],
    ['several-days', 'more-than-half-the-days', [], true],
    ['nearly-every-day', 'not-at-all', [], true],
  ] as const)('PHQ-2 of %s and %s', (interestPleasure, depression, ids, isReported) => {
    const plan = planOf(mood, { healthGoals: ['mood'], interestPleasure, depression });
    expect(idsOf(plan)).toEqual(ids);
    expect(plan.alerts.some(({ message }) => message.includes('988'))).toBe(isReported);
  });

  test('a dangerous value empties the plan', () => {
    const labRules = [
      {
        id: 'high',
        lab: 'potassium' as const,
        atLeast: 6,
        removes: [],
        alert: { severity: 'urgent' as const, title: 'Call a doctor', clinicianFirst: true },
        message: 'Your potassium is high.',
        sources: ['a-source'],
      },
    ];
    const plan = planOf(
      { ...knowledge, labRules },
      { ...wanted, shareTestResults: 'yes', labResults: { potassium: 6 } },
    );
    expect(plan.outcome).toBe('see-clinician-first');
    expect(plan.alerts[0]?.severity).toBe('urgent');
  });

  test('a value counts as a condition', () => {
    const labRules = [
      {
        id: 'low',
        lab: 'egfr' as const,
        below: 60,
        countsAs: 'kidney-disease' as const,
        removes: [],
        message: 'Low.',
        sources: ['a-source'],
      },
    ];
    const kidney = supplementOf({
      id: 'it',
      contraindications: [
        {
          id: 'k',
          when: whenOf({ medicalConditions: 'kidney-disease' }),
          effect: 'exclude',
          message: 'No.',
          sources: ['a-source'],
          review: 'done',
          directness: 'guideline',
          checked: null,
          signed: null,
        },
      ],
    });
    const plan = planOf(
      { supplements: [kidney], labRules },
      { ...wanted, shareTestResults: 'yes', labResults: { egfr: 59 } },
    );
    expect(plan.excluded[0]?.reasons[0]).toMatchObject({
      kind: 'condition',
      because: [{ field: 'labResults.egfr', value: '59' }],
    });
  });

  test.each([
    ['pregnant', []],
    ['breastfeeding', ['condition']],
    ['not-pregnant', ['condition']],
  ] as const)('a value that is usual in pregnancy counts as a condition elsewhere: %s', (pregnancyStatus, kinds) => {
    const labRules = [
      {
        id: 'low',
        lab: 'tsh' as const,
        below: 0.4,
        exceptIn: ['pregnant' as const],
        countsAs: 'hyperthyroidism' as const,
        removes: [],
        message: 'Low.',
        sources: ['a-source'],
      },
    ];
    const allowance = { maxDose: 1000, message: 'Fine.', sources: ['a-source'] };
    const iodine = supplementOf({
      id: 'it',
      allowedIn: { pregnant: allowance, breastfeeding: allowance },
      contraindications: [
        {
          id: 'thyroid',
          when: whenOf({ medicalConditions: 'hyperthyroidism' }),
          effect: 'exclude',
          message: 'No.',
          sources: ['a-source'],
          review: 'done',
          directness: 'guideline',
          checked: null,
          signed: null,
        },
      ],
    });
    const plan = planOf(
      { supplements: [iodine], labRules },
      { ...wanted, biologicalSex: 'female', pregnancyStatus, shareTestResults: 'yes', labResults: { tsh: 0.3 } },
    );
    expect(plan.excluded.flatMap(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual(kinds);
  });
});
