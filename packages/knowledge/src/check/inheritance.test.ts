import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { inheritance } from './inheritance.ts';

const file = 'supplements/zma.yaml';

describe('inheritance', () => {
  test('accepts consistent parts', () => {
    expect(issuesOf(inheritance, goodFiles())).toEqual([]);
  });
  test.each([
    [file, 'inherits: [magnesium]', 'inherits: [magnesium]\ninheritExcept: [tea]', "no inherited row is called 'tea'"],
    [file, 'inherits: [magnesium]', 'inherits: [zma]', "'zma' inherits from itself"],
    [file, '  - { nutrient: magnesium, perUnit: 0.5, form: supplemental }', '  []', 'does not count its magnesium'],
    [file, '  - { nutrient: magnesium, perUnit: 0.5, form: supplemental }', '  []', 'cannot be said in this unit'],
  ])('rejects %s: %s → %s', (path, from, to, message) => {
    const unit = broken(path, from, to).map((each) =>
      each.path === file ? { path: file, text: each.text.replace('unit: mg', 'unit: g') } : each,
    );
    expect(issuesOf(inheritance, unit).join('\n')).toContain(message);
  });
  test('carries effects along with rows, except into a combination', () => {
    const effects = broken('supplements/magnesium.yaml', 'effects: []', 'effects: [sedating]');
    expect(issuesOf(inheritance, effects)).toEqual([]);
    const single = effects.map((each) =>
      each.path === file ? { path: file, text: each.text.replace('category: combination', 'category: mineral') } : each,
    );
    expect(issuesOf(inheritance, single).join()).toContain("leaves out the effect 'sedating'");
  });
});
