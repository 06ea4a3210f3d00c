import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileFiles } from './compile/files.ts';
import { coveragePage } from './coverage.ts';
import { goodFiles } from './testing/good-files.ts';
import { knowledge } from './testing/prepared.ts';

describe('the coverage page', () => {
  test('is current (run npm run knowledge:coverage)', async () => {
    const written = readFileSync(new URL('../../../docs/knowledge-coverage.md', import.meta.url), 'utf8');
    expect(written).toBe(coveragePage(knowledge));
  });
  test('counts own rows, inherited rows, grades and rows waiting for review', () => {
    const page = coveragePage(compileFiles(goodFiles(), 'test'));
    expect(page).toContain('| magnesium | mineral | 2 (1, 0, 1) | 2 | 2 | 1 | pregnant | 2 | 1 |');
    expect(page).toContain('| zma | combination | – | 0 + 2 | 0 + 2 | 0 | – | 2 | 1 |');
  });
});
