import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { brands } from './brands.ts';

describe('product names', () => {
  test('accepts names that agree with the drugs', () => {
    expect(issuesOf(brands, goodFiles())).toEqual([]);
  });
  test.each([
    ['drugs.yaml', 'brands: [Vibramycin]', 'brands: [Doublet]', "'Doublet' is warfarin and doxycycline"],
    ['brands.csv', 'warfarin;doxycycline', 'war-farin;doxycycline', "no drug is called 'war-farin'"],
    ['brands.csv', 'Doublet', '--', "nobody can find the name '--'"],
  ])('rejects %s: %s → %s', (path, from, to, message) => {
    expect(issuesOf(brands, broken(path, from, to)).join('\n')).toContain(message);
  });
});
