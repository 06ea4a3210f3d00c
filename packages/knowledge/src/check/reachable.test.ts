import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { reachable } from './reachable.ts';

const file = 'supplements/magnesium.yaml';

describe('rules', () => {
  test('accepts a rule that answers can reach', () => {
    expect(issuesOf(reachable, goodFiles())).toEqual([]);
  });
  test.each([
    [file, '{ below: 0.7 }', '{ below: 0.2 }', 'the answer starts at 0.2'],
    [file, '{ below: 0.7 }', '{ atLeast: 5 }', 'the answer ends at 4'],
    [file, '{ below: 0.7 }', '{ atLeast: 0.9, below: 0.7 }', 'no number is at least 0.9 and below 0.7'],
    [
      file,
      'biologicalSex: [female, male] }',
      'biologicalSex: male, menstruating: yes }',
      'biologicalSex and menstruating',
    ],
    [file, 'unless: { pregnancyStatus: pregnant }', 'unless: { biologicalSex: [male, female] }', "'unless' takes back"],
    [file, 'currentSymptoms: muscle-cramps,', 'age: { below: 18 },', 'nothing is suggested under 18'],
    [file, '{ labResults.magnesium: { below: 0.7 } }', '{}', 'names at least one answer'],
    [file, '{ below: 0.7 } }', '{ below: 0.7 }, shareTestResults: no }', 'shareTestResults is yes'],
    ['lab-rules.yaml', 'atLeast: 1', 'atLeast: 9', 'the answer ends at 4'],
    ['drugs.yaml', 'classes: [tetracycline]', 'classes: [anticoagulant]', 'no drug belongs to the class'],
  ])('reports %s: %s → %s as unreachable', (path, from, to, message) => {
    expect(issuesOf(reachable, broken(path, from, to)).join('\n')).toContain(message);
  });
});
