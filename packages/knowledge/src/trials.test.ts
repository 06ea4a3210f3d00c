import { type PartialAnswers, validateQuestionnaire } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { judgeTrials, recommend } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { readDecidingFiles } from './files.ts';
import { parseKnowledge } from './parse.ts';
import { prepared } from './testing/prepared.ts';

const rows = parseKnowledge(readDecidingFiles()).knowledge?.trials.value ?? [];

function judged(trial: string, change: Record<string, unknown>, resolved = false) {
  const checked = validateQuestionnaire(answersOf(change as PartialAnswers));
  if (!checked.ok) throw new Error(JSON.stringify(checked.failure));
  const plan = recommend(prepared, checked.answers);
  const found = judgeTrials(prepared, checked.answers, { plan, isResolved: () => resolved });
  return found.find(({ rule }) => rule.id === trial);
}

test('each row says for whom it applies and for whom not', () => {
  expect(rows.length).toBeGreaterThan(3);
  for (const { cases } of rows) {
    expect(cases.some(({ expect: verdict }) => verdict === 'may-try')).toBe(true);
    expect(cases.some(({ expect: verdict }) => verdict !== 'may-try')).toBe(true);
  }
});

describe.each(rows)('$id', ({ id, cases }) => {
  test.each(cases)('$id', ({ answers, expect: verdict }) => {
    expect(judged(id, answers)).toMatchObject({ verdict });
  });
});

describe('no trial', () => {
  const sleep = { sleepIssues: 'falling-asleep' };
  const TRIAL = 'melatonin-and-falling-asleep';

  test.each([
    ['with symptoms that need a doctor first', { ...sleep, concerningSymptoms: 'yes' }],
    ['for whoever was told not to take it', { ...sleep, advisedNotToTake: 'melatonin' }],
    ['beside something urgent', { ...sleep, shareTestResults: 'yes', labResults: { potassium: 6.6 } }],
  ])('%s', (_name, answers) => {
    expect(judged(TRIAL, answers)?.verdict).toBe('unsafe');
  });

  test('names the medicine that is the reason', () => {
    const psyllium = {
      currentSymptoms: ['constipation'],
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'Synthroid 75 mcg',
    };
    expect(judged('psyllium-and-constipation', psyllium)?.why).toMatch(/Synthroid|levothyroxine/);
  });
});
