import { describe, expect, test } from 'vitest';
import type { DataFile } from '../files.ts';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { ceilingsHold, graveRowsAreTraced, precautionsAreMild, precautionsWereSearched } from './grave-rows.ts';
import { checkFiles } from './index.ts';

const file = 'supplements/magnesium.yaml';
const kidneys = 'message: Weak kidneys cannot clear extra magnesium.\n    sources: [nih-ods-magnesium]';
const untracedKidneys = (): DataFile[] =>
  broken(
    file,
    kidneys,
    'message: Weak kidneys cannot clear extra magnesium.\n    sources: [general-pharmacological-knowledge]\n    review: needed',
  );
const listing = (text: string): DataFile => ({ path: 'review/untraced.yaml', text });

describe('an excluding rule', () => {
  test('may lack a source only if it is mild', () => {
    expect(issuesOf(graveRowsAreTraced, goodFiles())).toEqual([]);
  });
  test('is reported with file and line if it has no source', () => {
    expect(issuesOf(graveRowsAreTraced, untracedKidneys())).toEqual([
      'data/supplements/magnesium.yaml:38  a rule that leaves something out needs a source, or is weakened',
    ]);
  });
  test.each([
    ['severity: moderate', 'severity: major'],
    ['severity: moderate', 'severity: contraindicated'],
  ])('is checked in interactions too: %s → %s', (from, to) => {
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
  test('may be listed as an old exception, and the list may not be longer than needed', () => {
    const known = listing('- magnesium/when/kidney-disease\n');
    expect(issuesOf(graveRowsAreTraced, [...untracedKidneys(), known])).toEqual([]);
    expect(issuesOf(graveRowsAreTraced, [...goodFiles(), known])).toEqual([
      "data/review/untraced.yaml:1  'magnesium/when/kidney-disease' is traced or gone: take it off the list",
    ]);
  });
});

describe('a precaution', () => {
  const warfarin = 'directness: guideline\n    mechanism: made up for tests';
  const careful = 'directness: precaution\n    mechanism: made up for tests';
  test('may exclude a supplement', () => {
    expect(issuesOf(precautionsAreMild, broken(file, warfarin, careful))).toEqual([]);
  });
  test('must not forbid anything outright', () => {
    const files = broken(file, warfarin, careful).map((each) =>
      each.path === file ? { ...each, text: each.text.replace('severity: major', 'severity: contraindicated') } : each,
    );
    expect(issuesOf(precautionsAreMild, files).join()).toContain('a precaution is at most major');
  });
});

describe('an excluding precaution', () => {
  const alone = (more: string) =>
    broken(
      file,
      'directness: guideline\n    message: Weak kidneys cannot clear extra magnesium.\n    sources: [nih-ods-magnesium]',
      `directness: precaution\n${more}    message: Weak kidneys cannot clear extra magnesium.\n    sources: [general-pharmacological-knowledge]`,
    );
  test('must date the search for a source if it has none', () => {
    expect(issuesOf(precautionsWereSearched, alone('')).join()).toContain('says when a source was looked for');
    expect(issuesOf(precautionsWereSearched, alone("    searched: '2026-11-16'\n"))).toEqual([]);
  });
  test('is the only row that may have such a date', () => {
    const traced = broken(
      file,
      'directness: guideline\n    mechanism',
      "directness: guideline\n    searched: '2026-11-16'\n    mechanism",
    );
    expect(issuesOf(precautionsWereSearched, traced).join()).toContain('only a precaution');
  });
});

describe('the ceilings for rows on general knowledge', () => {
  /** A hundred and fifty generated rows, `untraced` of them without a source. */
  const withRows = ({ untraced, severity }: { untraced: number; severity: 'major' | 'minor' }): DataFile[] => {
    const rows = Array.from({ length: 150 }, (_, index) =>
      [
        `  - id: made-up-${index}`,
        '    with: { drug: warfarin }',
        `    severity: ${severity}`,
        '    action: tell-your-doctor',
        '    mechanism: made up',
        '    message: A rule for tests.',
        ...(index < untraced
          ? ['    sources: [general-pharmacological-knowledge]', '    review: needed']
          : ['    sources: [nih-ods-magnesium]', '    directness: guideline']),
      ].join('\n'),
    );
    return broken(file, 'interactions:\n', `interactions:\n${rows.join('\n')}\n`);
  };
  const overGrave = 'rules that leave something out are not traced: at most 5 %';
  const overAll = 'of the rules are not traced: at most 15 %';

  test('allow five percent of the grave rows', () => {
    expect(issuesOf(ceilingsHold, withRows({ untraced: 7, severity: 'major' })).join()).toBe('');
    expect(issuesOf(ceilingsHold, withRows({ untraced: 9, severity: 'major' })).join()).toContain(overGrave);
  });
  test('allow fifteen percent of all rows', () => {
    expect(issuesOf(ceilingsHold, withRows({ untraced: 21, severity: 'minor' })).join()).toBe('');
    expect(issuesOf(ceilingsHold, withRows({ untraced: 26, severity: 'minor' })).join()).toContain(overAll);
  });
});

describe('knowledge:check', () => {
  const faults = (files: readonly DataFile[]) => checkFiles(files).issues.map(({ message }) => message);
  test.each(['major', 'contraindicated'])('fails on a new %s rule without a source', (severity) => {
    const bare = broken(
      file,
      'severity: major\n    action: avoid\n    fromDose: 300\n    directness: guideline',
      `severity: ${severity}\n    action: avoid\n    fromDose: 300\n    review: needed`,
    );
    expect(faults(goodFiles())).not.toContain('a rule that leaves something out needs a source, or is weakened');
    expect(faults(bare)).toContain('a rule that leaves something out needs a source, or is weakened');
  });
  test('fails on a rule without directness', () => {
    const ungraded = broken(file, '    directness: guideline\n    mechanism: made up', '    mechanism: made up');
    expect(faults(ungraded).join()).toContain('say how directly the sources support it');
  });
});
