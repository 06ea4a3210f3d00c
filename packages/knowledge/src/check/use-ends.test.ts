import { expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { useEnds } from './use-ends.ts';

const file = 'supplements/magnesium.yaml';

test('a supplement without an end needs no number of weeks', () => {
  expect(issuesOf(useEnds, goodFiles())).toEqual([]);
});

test.each(['Three months at most.', 'Take it for a few weeks.', 'No longer than half a year.'])(
  'a note that ends the use (%s) requires the number of weeks',
  (note) => {
    const without = broken(file, 'timing:\n', `timing:\n  note: ${note}\n`);
    expect(issuesOf(useEnds, without).join('\n')).toContain('atMostWeeks');
    const given = broken(file, 'timing:\n', `timing:\n  atMostWeeks: 13\n  note: ${note}\n`);
    expect(issuesOf(useEnds, given)).toEqual([]);
  },
);
