import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSlowest } from './lib/slowest.mjs';

test('the slowest tests of both reports are named, slowest first, ten at most', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evidose-slowest-'));
  const [vitestReport, playwrightReport] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')];
  const assertionResults = Array.from({ length: 12 }, (_, at) => ({ fullName: `unit ${at}`, duration: at * 1000 }));
  writeFileSync(vitestReport, JSON.stringify({ testResults: [{ name: '/a/b/x.test.ts', assertionResults }] }));
  const spec = { title: 'walks', tests: [{ results: [{ duration: 5000 }, { duration: 4500 }] }] };
  writeFileSync(playwrightReport, JSON.stringify({ suites: [{ title: 'y.spec.ts', suites: [{ specs: [spec] }] }] }));
  try {
    const slowest = findSlowest({ vitestReport, playwrightReport });
    expect(slowest.slice(0, 3)).toEqual([
      { name: 'x.test.ts: unit 11', seconds: 11 },
      { name: 'x.test.ts: unit 10', seconds: 10 },
      { name: 'y.spec.ts: walks', seconds: 9.5 },
    ]);
    expect(slowest).toHaveLength(10);
    expect(findSlowest({ vitestReport: join(folder, 'none'), playwrightReport: join(folder, 'none') })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
