import { prepare } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { compileFiles } from '../compile/files.ts';
import { readDecidingFiles } from '../files.ts';
import { knowledge, prepared } from '../testing/prepared.ts';
import { changesOf } from './changed-plan.ts';
import { planOf } from './plan-of.ts';
import { withEarlierSupplements } from './with-earlier-supplements.ts';

const files = readDecidingFiles();

/** The knowledge as if the supplement's file had been different before. */
function before(path: string, change: (text: string) => string) {
  const earlier = files.map((file) => (file.path === path ? { ...file, text: change(file.text) } : file));
  return prepare({ ...knowledge, ...compileFiles(withEarlierSupplements(files, earlier), 'before') });
}

const vegan = { specificDiet: 'vegan' } as const;

describe('changes between two versions of the supplements', () => {
  test('reports nothing for the same plan', () => {
    const same = before('supplements/zinc.yaml', (text) => text);
    expect(changesOf(planOf(same, vegan), planOf(prepared, vegan))).toEqual([]);
  });

  test('names a dropped suggestion with the reason', () => {
    const answers = { ...vegan, prescriptionMeds: 'yes', prescriptionMedsList: 'levothyroxine 50 mcg' } as const;
    const stricter = before('supplements/vitamin-b12.yaml', (text) =>
      text.replace(
        'interactions:\n',
        'interactions:\n  - { id: made-up, with: { class: thyroid-hormone }, severity: major, action: avoid, mechanism: made up, message: Never with it., sources: [nih-ods-vitamin-b12] }\n',
      ),
    );
    const [now, then] = [planOf(prepared, answers), planOf(stricter, answers)];
    expect(changesOf(now, then).join('\n')).toMatch(/no longer suggested: vitamin-b12 \(.*Never with it\./);
    expect(changesOf(then, now)).toContain('now suggested: vitamin-b12');
  });

  test('leaves out supplements that did not exist then', () => {
    const without = withEarlierSupplements(
      files,
      files.filter(({ path }) => path !== 'supplements/zinc.yaml'),
    );
    expect(without.map(({ path }) => path)).not.toContain('supplements/zinc.yaml');
  });
});
