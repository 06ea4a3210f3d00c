import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claims } from './claims.ts';

/** Runs the tests behind each claim of docs/proof.md, on loopback, and prints its table. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_MS = 20 * 60 * 1_000;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const files = [...new Set(claims.flatMap(({ shownBy }) => shownBy))];
const missing = files.filter((file) => !existsSync(join(ROOT, file)));
if (missing.length > 0) throw new Error(`no such test: ${missing.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'evidose-proof-'));
const output = join(folder, 'report.json');
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${output}`, ...files], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  timeout: MOST_MS,
  env: { ...process.env, KILLS: '30' },
});
const { testResults }: Report = JSON.parse(readFileSync(output, 'utf8'));
rmSync(folder, { recursive: true });

const count = (shownBy: readonly string[], isRight: boolean) =>
  testResults
    .filter(({ name }) => shownBy.some((file) => name.endsWith(file)))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => (status === 'passed') === isRight && status !== 'skipped').length;

const rows = claims.map(({ claim, shownBy }) => {
  const places = shownBy.map((file) => `\`${file}\``).join(', ');
  return { right: count(shownBy, true), wrong: count(shownBy, false), claim, places };
});
process.stdout.write('| claim | shown by | right | wrong |\n|---|---|---:|---:|\n');
for (const { claim, places, right, wrong } of rows) {
  process.stdout.write(`| ${claim} | ${places} | ${right} | ${wrong} |\n`);
}
process.exitCode = rows.every(({ right, wrong }) => right > 0 && wrong === 0) ? 0 : 1;
