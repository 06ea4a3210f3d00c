import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { knownAnswers } from './known-answers.ts';

const file = 'supplements/magnesium.yaml';

describe('rules over answers', () => {
  test('accepts fields and values of the questionnaire', () => {
    expect(issuesOf(knownAnswers, goodFiles())).toEqual([]);
  });
  test.each([
    [
      file,
      'medicalConditions: kidney-disease',
      'medicalConditions: kidneys',
      "'kidneys' is not an answer to 'medicalConditions'",
    ],
    [file, 'medicalConditions: kidney-disease', 'conditions: kidney-disease', "called 'conditions'"],
    [file, 'pregnancyStatus: pregnant', 'pregnancyStatus: expecting', "'expecting' is not an answer"],
    [file, 'labResults.magnesium: { below: 0.7 }', 'labResults.magnesium: low', 'is a number'],
    [file, 'medicalConditions: kidney-disease', 'medicalConditions: { below: 2 }', 'is not a number'],
    [file, 'medicalConditions: kidney-disease', 'takes: aspirin', "'aspirin' is not an answer to 'takes'"],
    ['effect-rules.yaml', 'takes: anticoagulant', 'takes: antiplatelet', "'antiplatelet' is not an answer to 'takes'"],
    ['lab-advice.yaml', 'alcoholConsumption: heavy', 'alcoholConsumption: much', "'much' is not an answer"],
  ])('rejects %s: %s → %s', (path, from, to, message) => {
    expect(issuesOf(knownAnswers, broken(path, from, to)).join('\n')).toContain(message);
  });
  test('reports file and line', () => {
    expect(issuesOf(knownAnswers, broken(file, 'medicalConditions: kidney', 'medicalConditions: kindey'))).toEqual([
      "data/supplements/magnesium.yaml:39  'kindey-disease' is not an answer to 'medicalConditions'",
    ]);
  });
});
