import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readPlaywrightReport, readVitestReport, Tally } from './lib/tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'evidose-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const ends = (code: number) => () => Promise.resolve(code);

function lastLine(tally: Tally): string | undefined {
  tally.print();
  return printed.at(-1);
}

test('counts steps and tests together', async () => {
  const tally = new Tally();
  await tally.step('types', ends(0));
  await tally.step('tests', ends(1), () => ({ passed: 10, failed: 2, skipped: 1 }));
  expect(lastLine(tally)).toBe('11 passed, 3 failed');
});

test('counts a step that throws as failed, and still prints its line', async () => {
  const tally = new Tally();
  await tally.step('install', () => Promise.reject(new Error('no network')));
  expect(lastLine(tally)).toBe('0 passed, 1 failed');
});

test('fails a tool that exits with 0 although its report has failures', async () => {
  const tally = new Tally();
  await tally.step('tests', ends(0), () => ({ passed: 1, failed: 1, skipped: 0 }));
  expect(lastLine(tally)).toBe('1 passed, 2 failed');
});

test('starts nothing after an interruption, and fails the running step', async () => {
  const tally = new Tally();
  await tally.step('types', () => {
    tally.interrupt();
    return Promise.resolve(0);
  });
  const later = vi.fn(ends(0));
  await tally.step('lint', later);
  expect(later).not.toHaveBeenCalled();
  expect(lastLine(tally)).toBe('0 passed, 1 failed');
});

test('reads the reports of both tools', () => {
  const [vitest, playwright] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')];
  writeFileSync(vitest, JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }));
  writeFileSync(playwright, JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } }));
  expect(readVitestReport(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  expect(readPlaywrightReport(playwright)).toEqual({ passed: 8, failed: 1, skipped: 3 });
  expect(readVitestReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
