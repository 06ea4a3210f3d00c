import { describe, expect, test } from 'vitest';
import { goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { safetyRows } from './safety-rows.ts';

const file = 'supplements/magnesium.yaml';
const edited = (edit: (text: string) => string) =>
  goodFiles().map((each) => (each.path === file ? { path: file, text: edit(each.text) } : each));

const withoutRows = (text: string) =>
  text.replace(/contraindications:[\s\S]*?drugInteractions: listed/, 'drugInteractions: none-known');

describe('a supplement that can be suggested', () => {
  test('with safety rows is no fault', () => {
    expect(issuesOf(safetyRows, goodFiles())).toEqual([]);
  });
  test('without a single safety row is a fault', () => {
    expect(issuesOf(safetyRows, edited(withoutRows))).toEqual([
      'data/supplements/magnesium.yaml:1  can be suggested, and has not a single contraindication or interaction',
    ]);
  });
  test('that says listed lists something, and the other way round', () => {
    const nothingListed = edited((text) => withoutRows(text).replace('none-known', 'listed'));
    expect(issuesOf(safetyRows, nothingListed).join()).toContain('says listed, and lists no interaction');
    const listed = edited((text) => text.replace('drugInteractions: listed', 'drugInteractions: none-known'));
    expect(issuesOf(safetyRows, listed).join()).toContain('says none-known, and lists 2 with medicines');
  });
});
