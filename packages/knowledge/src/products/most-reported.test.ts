import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, understandMedicines, understandSupplements } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { csvRows } from '../csv.ts';
import { dataFolder } from '../files.ts';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());
const rows = csvRows(readFileSync(join(dataFolder, 'products', 'most-reported.csv'), 'utf8')).slice(1);
const reported = rows.map(([ingredient = '', , is = '']) => ({ ingredient, is }));
const isKnown = (text: string) =>
  understandSupplements(prepared, text).some(({ id }) => id !== null) ||
  understandMedicines(prepared, text).some(({ id }) => id !== null);

/** What people in the United States reported most often, by the labels of what they took (CDC, NHANES 1999 to 2023). */
describe('the 300 most reported ingredients', () => {
  test('are 300, each one an ingredient, a food or a line of the label', () => {
    expect(reported).toHaveLength(300);
    expect(new Set(reported.map(({ is }) => is))).toEqual(new Set(['ingredient', 'food', 'label-line']));
  });
  test('are recognised, apart from foods by their plain name and from lines such as calories', () => {
    const ingredients = reported.filter(({ is }) => is === 'ingredient').map(({ ingredient }) => ingredient);
    const unknown = ingredients.filter((ingredient) => !isKnown(ingredient));
    const count = (kind: string) => reported.filter(({ is }) => is === kind).length;
    expect(unknown).toEqual([]);
    expect({ recognised: ingredients.length, foods: count('food'), lines: count('label-line') }).toEqual({
      recognised: 252,
      foods: 30,
      lines: 18,
    });
  });
});
