import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { names } from './names.ts';

const file = 'supplements/zma.yaml';

describe('names', () => {
  test('accepts a name with one owner', () => {
    expect(issuesOf(names, goodFiles())).toEqual([]);
  });
  test('rejects a name that two supplements claim, however it is written', () => {
    const issues = issuesOf(names, broken(file, '[zinc magnesium aspartate]', '[zinc aspartate, slow mag]'));
    expect(issues).toEqual(["data/supplements/zma.yaml:6  'slow mag' is claimed by magnesium and by zma"]);
  });
  test.each([
    ['drugs.yaml', 'brands: [Vibramycin]', 'brands: [Vibramycin, Coumadin]', 'claimed by warfarin and by doxycycline'],
    ['drug-classes.yaml', 'tetracycline antibiotics,', 'blood thinner,', 'claimed by class anticoagulant and by class'],
    ['drug-classes.yaml', 'synonyms: [blood thinner]', 'synonyms: [vibramycin]', "'vibramycin' is a medicine already"],
    [
      file,
      'synonyms: [zinc magnesium aspartate]',
      'synonyms: [Coumadin]',
      'the supplement zma and the medicine warfarin',
    ],
    [file, 'synonyms: [zinc magnesium aspartate]', "synonyms: ['-']", "nobody can find the name '-'"],
  ])('rejects %s: %s → %s', (path, from, to, message) => {
    expect(issuesOf(names, broken(path, from, to)).join('\n')).toContain(message);
  });
});
