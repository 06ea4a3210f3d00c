import { describe, expect, test } from 'vitest';
import { answerFields } from '../fields.ts';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { answersAreRead } from './answers-read.ts';
import { meantUnread } from './meant-unread.ts';

const unread = (answer: string) => `data/supplements/:1  no rule reads the answer ${answer}`;

describe('answers read by rules', () => {
  test('reports a list value that no rule reads', () => {
    const issues = issuesOf(answersAreRead, goodFiles());
    expect(issues).toContain(unread('currentSymptoms=fatigue'));
    expect(issues).not.toContain(unread('currentSymptoms=muscle-cramps'));
  });
  test('accepts a single choice once any of its values is read', () => {
    const heavy = broken('lab-advice.yaml', 'alcoholConsumption: heavy', 'tobaccoUse: current');
    expect(issuesOf(answersAreRead, goodFiles())).not.toContain(unread('alcoholConsumption=light'));
    expect(issuesOf(answersAreRead, heavy)).toContain(unread('alcoholConsumption=light'));
  });
  test('accepts a number that a rule or a lab rule reads', () => {
    const issues = issuesOf(answersAreRead, goodFiles());
    expect(issues).toContain(unread('labResults.ferritin'));
    expect(issues).not.toContain(unread('labResults.magnesium'));
  });
  test('requires that each answer declared unread exists', () => {
    const answers = [...answerFields].flatMap(([field, known]) =>
      known.kind === 'values' ? [field, ...[...known.values].map((value) => `${field}=${value}`)] : [field],
    );
    expect(Object.keys(meantUnread).filter((answer) => !answers.includes(answer))).toEqual([]);
  });
});
