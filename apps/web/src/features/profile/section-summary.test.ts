import { expect, test } from 'vitest';
import { sectionSummary } from './section-summary.ts';

test('each answer stands behind what it is about', () => {
  const answers = { stressLevel: 'high', interestPleasure: 'not-at-all', depression: null, sleepIssues: 'none' };
  expect(sectionSummary('mind', answers)).toBe(
    'Stress: High · Little interest or pleasure: Not at all · Sleep problem: None',
  );
});

test('a “yes” is left to the answer that spells it out, a “no” is said', () => {
  const answers = { prescriptionMeds: 'yes', prescriptionMedsList: 'Zoloft 50 mg', otcSupplements: 'no' };
  expect(sectionSummary('medicines', answers)).toBe('Medicines: Zoloft 50 mg · Supplements: No');
  expect(sectionSummary('medicines', { prescriptionMeds: 'yes' })).toBe('Medicines: Yes');
});

test('a result comes with the name of its test alone', () => {
  const answers = { bloodTests: 'never', shareTestResults: 'yes', labResults: { hba1c: 7.1 } };
  expect(sectionSummary('tests', answers)).toMatch(/^Last blood test: \w[^:]* · HbA1c: 7\.1 %$/);
});
