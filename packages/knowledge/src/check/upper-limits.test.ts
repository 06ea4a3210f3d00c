import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { upperLimits } from './upper-limits.ts';

const file = 'supplements/magnesium.yaml';

describe('a dose', () => {
  test('at the upper limit is no fault, one above it is', () => {
    expect(issuesOf(upperLimits, goodFiles())).toEqual([]);
    expect(issuesOf(upperLimits, broken(file, 'high: 350', 'high: 351'))).toEqual([
      'data/supplements/magnesium.yaml:23  the dose passes the upper limit: 351 mg of magnesium, limit 350',
    ]);
  });
  test('above it that is marked as a clinician’s is no fault', () => {
    const marked = broken(file, 'high: 350 }', 'high: 600 }\n    clinicianOnly: true');
    expect(issuesOf(upperLimits, marked)).toEqual([]);
  });
  test('counts only the forms that the limit counts', () => {
    const strict = 'limitIsSupplementsOnly: true\n  limitCountsForms: [oxide]';
    const files = broken('nutrients.yaml', 'limitIsSupplementsOnly: true', strict).map((each) =>
      each.path === file ? { path: file, text: each.text.replace('high: 350', 'high: 500') } : each,
    );
    expect(issuesOf(upperLimits, files)).toEqual([]);
  });
  test('allowed in pregnancy keeps to the limit of pregnancy', () => {
    expect(
      issuesOf(upperLimits, broken(file, 'pregnant: { maxDose: 350', 'pregnant: { maxDose: 400')).join(),
    ).toContain('the allowance passes the upper limit: 400 mg of magnesium');
  });
  test('keeps to the maximum of its own file', () => {
    expect(issuesOf(upperLimits, broken(file, 'max: null', 'max: 300')).join()).toContain("the file's own maximum 300");
  });
});
