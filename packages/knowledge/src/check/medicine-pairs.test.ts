import { describe, expect, test } from 'vitest';
import { goodFiles } from '../testing/good-files.ts';
import { checkFiles } from './index.ts';

const FILE = 'medicine-pairs.yaml';
const issuesOf = (text: string): string[] =>
  checkFiles([...goodFiles(), { path: FILE, text }]).issues.flatMap(({ file, message }) =>
    file === FILE ? [message] : [],
  );

const rowOf = (change: string) => `- id: a-pair
  between: [[warfarin], [tetracycline]]
  severity: major
  mechanism: a rule for tests
  message: A rule for tests with {medicine}.
  directness: label
  sources: [nih-ods-magnesium]
${change}`;

describe('medicine pairs', () => {
  test('accepts a good row', () => {
    expect(issuesOf(rowOf(''))).toEqual([]);
  });
  test.each([
    ['  except: [nothing]\n', "no drug or class is called 'nothing'"],
    ['  replaces: [nothing]\n', "no pair or alert is called 'nothing'"],
    ['  exceptGiven: [{ drug: nothing, route: skin }]\n', "no drug or class is called 'nothing'"],
    [rowOf(''), 'stands twice'],
  ])('%j', (change, fault) => {
    expect(issuesOf(rowOf(change)).join()).toContain(fault);
  });
  test.each([
    ['  between: [[warfarin], [tetracycline]]\n', '', 'give between or twoOf'],
    ['  between: [[warfarin], [tetracycline]]\n', '  sameDrug: true\n  twoOf: [tetracycline]\n', null],
    ['major', 'minor', 'severity'],
    ['[nih-ods-magnesium]', '[general-pharmacological-knowledge]', 'rests on nothing that was traced'],
    ['a-pair', 'weak-muscles', 'an alert is called so already'],
    ['with {medicine}.', 'with {medicine}', 'a sentence ends with a full stop'],
  ])('%j as %j', (from, to, fault) => {
    const issues = issuesOf(rowOf('').replace(from, to)).join();
    if (fault === null) expect(issues).toBe('');
    else expect(issues).toContain(fault);
  });
});
