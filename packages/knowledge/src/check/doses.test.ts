import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { doses } from './doses.ts';

const file = 'supplements/magnesium.yaml';

describe('amounts and actions', () => {
  test('accepts consistent amounts', () => {
    expect(issuesOf(doses, goodFiles())).toEqual([]);
  });
  test.each([
    ['low: 100, usual: 200', 'low: 300, usual: 200', 'do not ascend'],
    ['weeks: [4, 12]', 'weeks: [12, 4]', 'is no span'],
    ['    hours: 3\n', '', 'say how many hours apart'],
    ['action: separate', 'action: monitor', 'hours belong to separate'],
    ['severity: moderate', 'severity: major', 'where hours apart solve it'],
    ['severity: major', 'severity: minor', 'avoid is at least major'],
    ['    maxDose: 200\n', '', 'maxDose goes with limit'],
  ])('rejects %s → %s', (from, to, message) => {
    expect(issuesOf(doses, broken(file, from, to)).join('\n')).toContain(message);
  });
});
