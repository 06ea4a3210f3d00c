import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { casesAreComplete } from './cases.ts';

const file = 'cases/magnesium.yaml';

describe('cases of excluding rules', () => {
  test('accepts cases in, out and unknown', () => {
    expect(issuesOf(casesAreComplete, goodFiles())).toEqual([]);
  });
  test.each([
    ['id: in-coumadin', 'id: also-coumadin', "the rule 'warfarin' has no case: in"],
    ['id: unknown-medicine', 'id: out-medicine', "the rule 'warfarin' has no case: unknown"],
    ['id: out,', 'id: other,', "the rule 'kidney-disease' has no case: out"],
    ['rule: kidney-disease', 'rule: kidneys', "magnesium has no rule called 'kidneys'"],
  ])('rejects %s → %s', (from, to, message) => {
    expect(issuesOf(casesAreComplete, broken(file, from, to)).join('\n')).toContain(message);
  });
  test('rejects cases of no known supplement', () => {
    const stray = goodFiles().map((each) => (each.path === file ? { ...each, path: 'cases/zinc.yaml' } : each));
    expect(issuesOf(casesAreComplete, stray).join('\n')).toContain("no supplement is called 'zinc'");
  });
});
