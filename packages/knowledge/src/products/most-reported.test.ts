import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understandMedicines, understandSupplements } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { csvRows } from '../csv.ts';
import { dataFolder } from '../files.ts';
import { prepared } from '../testing/prepared.ts';

const rows = csvRows(readFileSync(join(dataFolder, 'products', 'most-reported.csv'), 'utf8')).slice(1);
const reported = rows.map(([ingredient = '', , is = '']) => ({ ingredient, is }));
const isKnown = (text: string) =>
  understandSupplements(prepared, text).some(({ id }) => id !== null) ||
  understandMedicines(prepared, text).some(({ id }) => id !== null);

/** What people in the United States report most often, by the labels of what they take (CDC, NHANES 1999 to 2023). */
describe('the 300 most reported ingredients', () => {
  test('has 300 rows, each an ingredient, a food or a label line', () => {
    expect(reported).toHaveLength(300);
    expect(new Set(reported.map(({ is }) => is))).toEqual(new Set(['ingredient', 'food', 'label-line']));
  });
  test('recognizes all but plain foods and lines such as calories', () => {
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
