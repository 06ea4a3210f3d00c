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
  const warfarin = 'directness: guideline\n    mechanism: made up for tests';
  const careful = 'directness: precaution\n    mechanism: made up for tests';
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

describe('a precaution that leaves something out', () => {
  const alone = (more: string) =>
    broken(
      file,
      'directness: guideline\n    message: Weak kidneys cannot clear extra magnesium.\n    sources: [nih-ods-magnesium]',
      `directness: precaution\n${more}    message: Weak kidneys cannot clear extra magnesium.\n    sources: [general-pharmacological-knowledge]`,
    );
  test('and has no source says when one was looked for', () => {
    expect(issuesOf(precautionsWereSearched, alone('')).join()).toContain('says when a source was looked for');
    expect(issuesOf(precautionsWereSearched, alone("    searched: '2026-11-16'\n"))).toEqual([]);
  });
  test('is the only row that may say so', () => {
    const traced = broken(
      file,
      'directness: guideline\n    mechanism',
      "directness: guideline\n    searched: '2026-11-16'\n    mechanism",
    );
    expect(issuesOf(precautionsWereSearched, traced).join()).toContain('only a precaution');
  });
});

describe('the ceilings for what rests on general knowledge', () => {
  /** A hundred and fifty made-up rows, of which so many have no source. */
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

  test('let five per cent of the grave rows through, and no more', () => {
    expect(issuesOf(ceilingsHold, withRows({ untraced: 7, severity: 'major' })).join()).toBe('');
    expect(issuesOf(ceilingsHold, withRows({ untraced: 9, severity: 'major' })).join()).toContain(overGrave);
  });
  test('let fifteen per cent of all rows through, and no more', () => {
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
  test('fails on a rule that does not say how directly it is supported', () => {
    const ungraded = broken(file, '    directness: guideline\n    mechanism: made up', '    mechanism: made up');
    expect(faults(ungraded).join()).toContain('say how directly the sources support it');
  });
});
