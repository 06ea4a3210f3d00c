import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { sourced } from './sourced.ts';

const file = 'supplements/magnesium.yaml';

describe('sources', () => {
  test('accepts sources that exist and support their grade', () => {
    expect(issuesOf(sourced, goodFiles())).toEqual([]);
  });
  test.each([
    [
      file,
      'weeks: [4, 12]\n    message: Your blood magnesium is low.\n    sources: [nih-ods-magnesium]',
      'weeks: [4, 12]\n    message: Your blood magnesium is low.\n    sources: [a-friend]',
      "no source is called 'a-friend'",
    ],
    [
      file,
      'accepted., sources: [nih-ods-magnesium]',
      'accepted., sources: [a-friend]',
      "no source is called 'a-friend'",
    ],
    ['nutrients.yaml', 'sources: [nih-ods-magnesium]', 'sources: [a-friend]', "no source is called 'a-friend'"],
    ['lab-rules.yaml', 'sources: [nih-ods-magnesium]', 'sources: [a-friend]', "no source is called 'a-friend'"],
    ['effect-rules.yaml', 'sources: [nih-ods-magnesium]', 'sources: [a-friend]', "no source is called 'a-friend'"],
    [file, 'review: needed\n', 'directness: mechanism\n', 'or carries review: needed'],
    ['sources.yaml', 'tier: 1', 'tier: 0', 'grade A needs a source of tier 1 or 2'],
  ])('rejects %s', (path, from, to, message) => {
    expect(issuesOf(sourced, broken(path, from, to)).join('\n')).toContain(message);
  });
});
