import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { hasProvenance } from './source-provenance.ts';

describe('the provenance of sources', () => {
  test('accepts a public authority, and a tier 0 source without an authority', () => {
    expect(issuesOf(hasProvenance, goodFiles())).toEqual([]);
  });
  test('accepts any publisher of a collected source', () => {
    const collected = broken('sources.yaml', 'from: authority', 'from: [interactions]').map((file) => ({
      ...file,
      text: file.text.replace('NIH Office of Dietary Supplements', 'A Journal'),
    }));
    expect(issuesOf(hasProvenance, collected)).toEqual([]);
  });
  test('requires the date and the passage of an opened source', () => {
    const opened = "from: opened\n  gist: Kidneys clear it.\n  read: '2026-11-16'";
    expect(issuesOf(hasProvenance, broken('sources.yaml', 'from: authority', opened))).toEqual([]);
    const silent = issuesOf(hasProvenance, broken('sources.yaml', 'from: authority', 'from: opened')).join();
    expect(silent).toContain('what was opened says on which day');
  });
  test.each([
    ['NIH Office of Dietary Supplements', 'A Journal', 'sources.yaml:3  not among the public authorities: A Journal'],
    ['tier: 1', 'tier: 2', 'sources.yaml:6  a public authority is of tier 1'],
    ['from: authority', 'from: nobody', 'sources.yaml:6  what nobody vouches for is of tier 0'],
    ['tier: 0', 'tier: 2', 'sources.yaml:14  what nobody vouches for is of tier 0'],
  ])('rejects %s → %s', (from, to, message) => {
    expect(issuesOf(hasProvenance, broken('sources.yaml', from, to)).join()).toContain(message);
  });
});
