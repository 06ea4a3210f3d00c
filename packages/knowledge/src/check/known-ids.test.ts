import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { knownIds } from './known-ids.ts';

const file = 'supplements/magnesium.yaml';

describe('ids', () => {
  test('accepts ids that exist', () => {
    expect(issuesOf(knownIds, goodFiles())).toEqual([]);
  });
  test.each([
    [file, '{ class: tetracycline }', '{ class: tetracyclin }', "no class is called 'tetracyclin'"],
    [file, '{ drug: warfarin }', '{ drug: warfarine }', "no drug is called 'warfarine'"],
    [file, '{ class: tetracycline }', '{ supplement: zinc }', "no supplement is called 'zinc'"],
    [file, 'nutrient: magnesium', 'nutrient: magnesia', "no nutrient is called 'magnesia'"],
    [file, 'id: magnesium\n', 'id: magnesia\n', "the file is called 'magnesium', its id 'magnesia'"],
    [file, 'id: cramps', 'id: low-blood-magnesium', "'low-blood-magnesium' stands twice under indications"],
    ['supplements/zma.yaml', 'inherits: [magnesium]', 'inherits: [zinc]', "no supplement is called 'zinc'"],
    ['drugs.yaml', 'classes: [tetracycline]', 'classes: [antibiotic]', "no class is called 'antibiotic'"],
    ['nutrients.yaml', 'competesWith: []', 'competesWith: [zinc]', "no nutrient is called 'zinc'"],
    ['lab-rules.yaml', 'removes: [magnesium]', 'removes: [zinc]', "no supplement is called 'zinc'"],
  ])('rejects %s: %s → %s', (path, from, to, message) => {
    expect(issuesOf(knownIds, broken(path, from, to)).join('\n')).toContain(message);
  });
  test('reports file and line', () => {
    expect(issuesOf(knownIds, broken(file, '{ drug: warfarin }', '{ drug: warfarine }'))).toEqual([
      "data/supplements/magnesium.yaml:62  no drug is called 'warfarine'",
    ]);
  });
});
