/**
 * Loads the knowledge in a new process, from the compiled copy and from the files.
 * npm run bench:knowledge -- [--runs 15]
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const runs = Number(values.runs);
const script = fileURLToPath(new URL('load.ts', import.meta.url));

function once(from: 'copy' | 'files'): number {
  const out = execFileSync(process.execPath, ['--import', 'tsx', script, from], { encoding: 'utf8' });
  return (JSON.parse(out) as { ms: number }).ms;
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

once('copy'); // creates the copy if there is none
// Alternating, so that both meet the same noise.
const pairs = Array.from({ length: runs }, () => ({ copy: once('copy'), files: once('files') }));
const copy = median(pairs.map((pair) => pair.copy));
const files = median(pairs.map((pair) => pair.files));
const best = Math.min(...pairs.map((pair) => pair.copy));
console.log(`Cold load in a new process, median of ${runs} (import of the loader included):`);
console.log(`  compiled copy ${copy.toFixed(0)} ms (best ${best.toFixed(0)} ms)`);
console.log(`  YAML files    ${files.toFixed(0)} ms`);
console.log(`  ratio         ${(files / copy).toFixed(1)}`);
