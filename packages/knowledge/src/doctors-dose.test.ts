import type { PartialAnswers } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { prepare } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from './load.ts';
import { planOf } from './named-people/plan-of.ts';

const prepared = prepare(await loadKnowledge());

function reviewOf(taken: string, told: PartialAnswers = {}) {
  const own = { otcSupplements: 'yes', otcSupplementsList: taken } as const;
  const [review] = planOf(
    prepared,
    answersOf({ age: '33', prescriptionMeds: 'no', ...told, ...own }),
  ).currentSupplements;
  if (review === undefined) throw new Error(`${taken} was not read`);
  return review;
}

describe('what a doctor has most likely set is asked about, not stopped', () => {
  test.each([
    ['with epilepsy', { medicalConditions: ['epilepsy'] }],
    ['in pregnancy', { pregnancyStatus: 'pregnant' }],
    ['before a pregnancy', { pregnancyStatus: 'trying-to-conceive' }],
  ] as const)('folic acid of 5 mg %s', (_when, told) => {
    expect(reviewOf('folic acid 5mg', told).verdict).toBe('ask-first');
  });

  test('twice as much, and what no doctor gives, is stopped', () => {
    expect(reviewOf('folic acid 5 mg twice a day').verdict).toBe('stop-and-ask');
    expect(reviewOf('folic acid 2.5 mg').verdict).toBe('stop-and-ask');
  });
});

describe('what a blood test shows to be short', () => {
  const kidneys = {
    medicalConditions: ['kidney-disease'],
    bloodTests: 'within-6-months',
    shareTestResults: 'yes',
  } as const;

  test('is asked about where weak kidneys speak against it, and stopped where it is not short', () => {
    expect(reviewOf('magnesium 300mg', { ...kidneys, labResults: { magnesium: 0.62, egfr: 38 } }).verdict).toBe(
      'ask-first',
    );
    expect(reviewOf('magnesium 300mg', { ...kidneys, labResults: { magnesium: 0.85, egfr: 38 } }).verdict).toBe(
      'stop-and-ask',
    );
  });

  test('is stopped where another one shows a danger now', () => {
    const labResults = { vitaminD: 20, calcium: 3 };
    expect(reviewOf('vitamin d 4000 iu', { ...kidneys, medicalConditions: ['none'], labResults }).verdict).toBe(
      'stop-and-ask',
    );
  });
});
