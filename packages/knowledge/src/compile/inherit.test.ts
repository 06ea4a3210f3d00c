import { describe, expect, test } from 'vitest';
import type { DataFile } from '../files.ts';
import { broken, goodFiles } from '../testing/good-files.ts';
import { compileFiles } from './files.ts';

const zma = (files: readonly DataFile[]) => {
  const found = compileFiles(files, 'test').supplements.find(({ id }) => id === 'zma');
  if (!found) throw new Error('no zma');
  return found;
};
const child = 'supplements/zma.yaml';

describe('a combination', () => {
  test('has the safety rows of its part, marked with their origin', () => {
    const { contraindications, interactions } = zma(goodFiles());
    expect(contraindications.map(({ id, inheritedFrom }) => [id, inheritedFrom])).toEqual([
      ['kidney-disease', 'magnesium'],
      ['older-people', 'magnesium'],
    ]);
    expect(interactions.map(({ id, inheritedFrom }) => [id, inheritedFrom])).toEqual([
      ['tetracyclines', 'magnesium'],
      ['warfarin', 'magnesium'],
    ]);
  });
  test("states its part's amounts in its own unit", () => {
    const { contraindications, interactions } = zma(goodFiles());
    expect(contraindications.find(({ id }) => id === 'older-people')?.maxDose).toBe(400);
    expect(interactions.find(({ id }) => id === 'warfarin')?.fromDose).toBe(600);
  });
  test('gets a row without threshold, and an exclusion for a limit, where its unit cannot state the amount', () => {
    const bare = broken(child, '  - { nutrient: magnesium, perUnit: 0.5, form: supplemental }', '  []').map((file) =>
      file.path === child ? { ...file, text: file.text.replace('unit: mg', 'unit: g') } : file,
    );
    const { contraindications, interactions } = zma(bare);
    expect(interactions.find(({ id }) => id === 'warfarin')).not.toHaveProperty('fromDose');
    expect(contraindications.find(({ id }) => id === 'older-people')).toMatchObject({ effect: 'exclude' });
  });
  test('omits the rows it refuses, by row or by supplement and row', () => {
    const refused = (row: string) =>
      zma(broken(child, 'inherits: [magnesium]', `inherits: [magnesium]\ninheritExcept: [${row}]`));
    for (const row of ['kidney-disease', 'magnesium/kidney-disease']) {
      expect(refused(row).contraindications.map(({ id }) => id)).toEqual(['older-people']);
    }
  });
  test("keeps its own row on a medicine instead of its part's", () => {
    const own = `interactions:
  - id: antibiotics
    with: { class: tetracycline }
    severity: minor
    action: monitor
    mechanism: little of it
    message: Hardly matters.
    sources: [nih-ods-magnesium]
    directness: guideline
drugInteractions: listed`;
    const { interactions } = zma(broken(child, 'drugInteractions: listed', own));
    expect(interactions.map(({ id }) => id)).toEqual(['antibiotics', 'warfarin']);
  });
  test('inherits through another combination', () => {
    const grandchild = {
      path: 'supplements/zma-plus.yaml',
      text: (goodFiles().find(({ path }) => path === child)?.text ?? '')
        .replace('id: zma', 'id: zma-plus')
        .replace('inherits: [magnesium]', 'inherits: [zma]'),
    };
    const found = compileFiles([...goodFiles(), grandchild], 'test').supplements.find(({ id }) => id === 'zma-plus');
    expect(found?.contraindications.map(({ inheritedFrom }) => inheritedFrom)).toEqual(['magnesium', 'magnesium']);
  });
  test('is rejected if it inherits in a circle', () => {
    const circle = broken('supplements/magnesium.yaml', 'effects: []', 'effects: []\ninherits: [zma]');
    expect(() => compileFiles(circle, 'test')).toThrow('goes round in a circle: magnesium → zma → magnesium');
  });
});
