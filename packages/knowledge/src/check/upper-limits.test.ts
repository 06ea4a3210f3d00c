import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { upperLimits } from './upper-limits.ts';

const file = 'supplements/magnesium.yaml';

describe('doses and upper limits', () => {
  test('accepts a dose at the limit and rejects one above it', () => {
    expect(issuesOf(upperLimits, goodFiles())).toEqual([]);
    expect(issuesOf(upperLimits, broken(file, 'high: 350', 'high: 351'))).toEqual([
      'data/supplements/magnesium.yaml:23  the dose passes the upper limit: 351 mg of magnesium, limit 350',
    ]);
  });
  test("accepts a higher dose marked as a clinician's", () => {
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
  test('applies the pregnancy limit to doses allowed in pregnancy', () => {
    expect(
      issuesOf(upperLimits, broken(file, 'pregnant: { maxDose: 350', 'pregnant: { maxDose: 400')).join(),
    ).toContain('the allowance passes the upper limit: 400 mg of magnesium');
  });
  test('applies the maximum of the file itself', () => {
    expect(issuesOf(upperLimits, broken(file, 'max: null', 'max: 300')).join()).toContain("the file's own maximum 300");
  });
});
