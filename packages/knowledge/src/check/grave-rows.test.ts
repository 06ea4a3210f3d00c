import { describe, expect, test } from 'vitest';
import type { DataFile } from '../files.ts';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { graveRowsAreTraced, precautionsAreMild } from './grave-rows.ts';

const file = 'supplements/magnesium.yaml';
const kidneys = 'message: Weak kidneys cannot clear extra magnesium.\n    sources: [nih-ods-magnesium]';
const untracedKidneys = (): DataFile[] =>
  broken(
    file,
    kidneys,
    'message: Weak kidneys cannot clear extra magnesium.\n    sources: [general-pharmacological-knowledge]\n    review: needed',
  );
const listing = (text: string): DataFile => ({ path: 'review/untraced.yaml', text });

describe('a rule that leaves something out', () => {
  test('with a source is no fault, and a mild one may wait for its source', () => {
    expect(issuesOf(graveRowsAreTraced, goodFiles())).toEqual([]);
  });
  test('without a source is a fault, with file and line', () => {
    expect(issuesOf(graveRowsAreTraced, untracedKidneys())).toEqual([
      'data/supplements/magnesium.yaml:38  a rule that leaves something out needs a source, or is weakened',
    ]);
  });
  test.each([
    ['severity: moderate', 'severity: major'],
    ['severity: moderate', 'severity: contraindicated'],
  ])('of an interaction is the same: %s → %s', (from, to) => {
    const files = broken(file, `${from}\n    action: separate`, `${to}\n    action: avoid`).map((each) =>
      each.path === file
        ? {
            ...each,
            text: each.text.replace(
              'Keep them three hours apart.\n    sources: [nih-ods-magnesium]',
              'Keep them three hours apart.\n    sources: [general-pharmacological-knowledge]\n    review: needed',
            ),
          }
        : each,
    );
    expect(issuesOf(graveRowsAreTraced, files)).toHaveLength(1);
  });
  test('that is listed from before is let be, and the list must not be longer than needed', () => {
    const known = listing('- magnesium/when/kidney-disease\n');
    expect(issuesOf(graveRowsAreTraced, [...untracedKidneys(), known])).toEqual([]);
    expect(issuesOf(graveRowsAreTraced, [...goodFiles(), known])).toEqual([
      "data/review/untraced.yaml:1  'magnesium/when/kidney-disease' is traced or gone: take it off the list",
    ]);
  });
});

describe('a precaution', () => {
  const warfarin = 'message: A rule for tests.\n    sources: [nih-ods-magnesium]\ndrugInteractions';
  const careful =
    'message: A rule for tests.\n    sources: [nih-ods-magnesium]\n    directness: precaution\ndrugInteractions';
  test('may leave a supplement out', () => {
    expect(issuesOf(precautionsAreMild, broken(file, warfarin, careful))).toEqual([]);
  });
  test('forbids nothing outright', () => {
    const files = broken(file, warfarin, careful).map((each) =>
      each.path === file ? { ...each, text: each.text.replace('severity: major', 'severity: contraindicated') } : each,
    );
    expect(issuesOf(precautionsAreMild, files).join()).toContain('a precaution is at most major');
  });
});
