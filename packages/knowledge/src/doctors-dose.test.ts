import type { PartialAnswers } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { describe, expect, test } from 'vitest';
import { planOf } from './named-people/plan-of.ts';
import { prepared } from './testing/prepared.ts';

function reviewOf(taken: string, answers: PartialAnswers = {}) {
  const own = { otcSupplements: 'yes', otcSupplementsList: taken } as const;
  const [review] = planOf(
    prepared,
    answersOf({ age: '33', prescriptionMeds: 'no', ...answers, ...own }),
  ).currentSupplements;
  if (review === undefined) throw new Error(`${taken} was not read`);
  return review;
}

describe('a dose that a doctor has most likely set', () => {
  test.each([
    ['with epilepsy', { medicalConditions: ['epilepsy'] }],
    ['in pregnancy', { pregnancyStatus: 'pregnant' }],
    ['before a pregnancy', { pregnancyStatus: 'trying-to-conceive' }],
  ] as const)('folic acid of 5 mg %s', (_when, answers) => {
    expect(reviewOf('folic acid 5mg', answers).verdict).toBe('ask-first');
  });

  test('is stopped at twice the amount, which no doctor prescribes', () => {
    expect(reviewOf('folic acid 5 mg twice a day').verdict).toBe('stop-and-ask');
    expect(reviewOf('folic acid 2.5 mg').verdict).toBe('stop-and-ask');
  });
});

describe('a shortage shown by a blood test', () => {
  const kidneys = {
    medicalConditions: ['kidney-disease'],
    bloodTests: 'within-6-months',
    shareTestResults: 'yes',
  } as const;

  test('is asked about with weak kidneys, and stopped where nothing is short', () => {
    expect(reviewOf('magnesium 300mg', { ...kidneys, labResults: { magnesium: 0.62, egfr: 38 } }).verdict).toBe(
      'ask-first',
    );
    expect(reviewOf('magnesium 300mg', { ...kidneys, labResults: { magnesium: 0.85, egfr: 38 } }).verdict).toBe(
      'stop-and-ask',
    );
  });

  test('is stopped when another test shows an immediate danger', () => {
    const labResults = { vitaminD: 20, calcium: 3 };
    expect(reviewOf('vitamin d 4000 iu', { ...kidneys, medicalConditions: ['none'], labResults }).verdict).toBe(
      'stop-and-ask',
    );
  });
});
