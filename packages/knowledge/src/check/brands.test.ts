import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { brands } from './brands.ts';

describe('a product name', () => {
  test('that agrees with the drugs is no fault', () => {
    expect(issuesOf(brands, goodFiles())).toEqual([]);
  });
  test.each([
    ['drugs.yaml', 'brands: [Vibramycin]', 'brands: [Doublet]', "'Doublet' is warfarin and doxycycline"],
    ['brands.csv', 'warfarin;doxycycline', 'war-farin;doxycycline', "no drug is called 'war-farin'"],
    ['brands.csv', 'Doublet', '--', "nobody can find the name '--'"],
  ])('%s: %s → %s is a fault', (path, from, to, message) => {
    expect(issuesOf(brands, broken(path, from, to)).join('\n')).toContain(message);
  });
});
