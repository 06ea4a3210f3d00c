import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFailed, findSlowest, findUnsteady } from './lib/reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'evidose-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const reports = { vitestReport: join(folder, 'vitest.json'), playwrightReport: join(folder, 'playwright.json') };
const none = { vitestReport: join(folder, 'none'), playwrightReport: join(folder, 'none') };

function write(vitest: object, playwright: object): void {
  writeFileSync(reports.vitestReport, JSON.stringify(vitest));
  writeFileSync(reports.playwrightReport, JSON.stringify(playwright));
}

test('findSlowest lists the slowest tests of both reports, slowest first, at most ten', () => {
  const assertionResults = Array.from({ length: 12 }, (_, at) => ({ fullName: `unit ${at}`, duration: at * 1000 }));
  const spec = { title: 'walks', tests: [{ results: [{ duration: 5000 }, { duration: 4500 }] }] };
  write(
    { testResults: [{ name: '/a/b/x.test.ts', assertionResults }] },
    { suites: [{ title: 'y.spec.ts', suites: [{ specs: [spec] }] }] },
  );
  const slowest = findSlowest(reports);
  expect(slowest.slice(0, 3)).toEqual([
    { name: 'x.test.ts: unit 11', seconds: 11 },
    { name: 'x.test.ts: unit 10', seconds: 10 },
    { name: 'y.spec.ts: walks', seconds: 9.5 },
  ]);
  expect(slowest).toHaveLength(10);
  expect(findSlowest(none)).toEqual([]);
});

test('findFailed lists every failed test of both reports with the first line of its error', () => {
  const passed = { fullName: 'adds', duration: 1, status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'divides',
    status: 'failed',
    failureMessages: ['\n\u001b[31mby zero\u001b[39m\n  at x.ts:1'],
  };
  const result = (message?: string) => ({ duration: 1000, ...(message && { error: { message } }) });
  const spec = (title: string, status: string, results: object[]) => ({ title, tests: [{ status, results }] });
  write(
    {
      testResults: [
        { name: '/a/x.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: '/a/broken.test.ts', status: 'failed', message: 'Cannot find module\n at y', assertionResults: [] },
        { name: '/a/right.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    },
    {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'tests/y.spec.ts',
          specs: [spec('walks', 'expected', [result()]), spec('waits', 'unexpected', [result('Timeout\nmore')])],
          suites: [{ title: 'inner', specs: [spec('wavers', 'flaky', [result('seen once'), result()])] }],
        },
      ],
    },
  );
  expect(findFailed(reports).map(({ name, error }) => `${name}: ${error}`)).toEqual([
    'x.test.ts: divides: by zero',
    'broken.test.ts: Cannot find module',
    'y.spec.ts: waits: Timeout',
    'browser tests: the server did not start',
  ]);
  expect(findUnsteady(reports).map(({ name, error }) => `${name}: ${error}`)).toEqual(['y.spec.ts: wavers: seen once']);
  expect(findFailed(none)).toEqual([]);
});
