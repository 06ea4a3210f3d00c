import { describe, expect, test } from 'vitest';
import { goodFiles } from '../testing/good-files.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { safetyRows } from './safety-rows.ts';

const file = 'supplements/magnesium.yaml';
const edited = (edit: (text: string) => string) =>
  goodFiles().map((each) => (each.path === file ? { path: file, text: edit(each.text) } : each));

const withoutRows = (text: string) =>
  text.replace(/contraindications:[\s\S]*?drugInteractions: listed/, 'drugInteractions: none-known');

describe('safety rows', () => {
  test('accepts a suggestible supplement with safety rows', () => {
    expect(issuesOf(safetyRows, goodFiles())).toEqual([]);
  });
  test('reports a suggestible supplement without a safety row', () => {
    expect(issuesOf(safetyRows, edited(withoutRows))).toEqual([
      'data/supplements/magnesium.yaml:1  can be suggested, and has not a single contraindication or interaction',
    ]);
  });
  test('requires `listed` exactly when something is listed', () => {
    const nothingListed = edited((text) => withoutRows(text).replace('none-known', 'listed'));
    expect(issuesOf(safetyRows, nothingListed).join()).toContain('says listed, and lists no interaction');
    const listed = edited((text) => text.replace('drugInteractions: listed', 'drugInteractions: none-known'));
    expect(issuesOf(safetyRows, listed).join()).toContain('says none-known, and lists 2 with medicines');
  });
});
