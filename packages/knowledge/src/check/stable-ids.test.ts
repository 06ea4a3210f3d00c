import { describe, expect, test } from 'vitest';
import { goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { stableIdsExist } from './stable-ids.ts';

describe('stable ids', () => {
  const issues = issuesOf(stableIdsExist, goodFiles());
  test('reports a missing id', () => {
    expect(issues).toContain('data/supplements/vitamin-d3.yaml:1  the file is missing: its id is promised');
    expect(issues.join()).not.toContain('supplements/magnesium.yaml');
  });
  test.each([
    '1 suggestible: at least 60 are promised',
    '1 recognised-only: at least 25 are promised',
    '2 drugs: at least 400 are promised',
    '2 brands: at least 7796 are promised',
  ])('counts %s', (message) => {
    expect(issues.join()).toContain(message);
  });
});
