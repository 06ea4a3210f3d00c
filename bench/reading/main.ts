/**
 * Reading free text: hostile patterns of 10 kB, growth with length, lists per second, and the cost of a process's first
 * reading. Prints ratios of one run.
 * npm run bench:reading
 */
import { performance } from 'node:perf_hooks';
import { prepare, readEntries, readNames } from '@evidose/engine';
import { loadKnowledge } from '@evidose/knowledge';
import { patterns } from './patterns.ts';

const SIZE = 10_000;
const startedAt = performance.now();
global.gc?.();
const { rss: before, heapUsed: heapBefore } = process.memoryUsage();
const prepared = prepare(await loadKnowledge());
const loaded = performance.now();
readEntries(prepared, 'medicines', 'ramiprl 5 mg nocte, Zapain 30/500 prn');
const first = performance.now();

const filled = (pattern: string, size: number) => pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size);

/** CPU time would include garbage collection on other threads, which dominates a short run. */
const spent = () => performance.now();

/** A shorter run is dominated by garbage collection. */
const SHORTEST_RUN = 20;

/** The best of several after a warm-up; short runs are repeated and divided. */
function timeOf(run: () => unknown, times = 5): number {
  let best = Number.POSITIVE_INFINITY;
  let together = 1;
  for (let i = 0; i <= times; i++) {
    const start = spent();
    for (let n = 0; n < together; n++) run();
    const took = (spent() - start) / together;
    if (i > 0) best = Math.min(best, took);
    else together = Math.min(Math.max(1, Math.ceil(SHORTEST_RUN / Math.max(took, 0.2))), 100);
  }
  return best;
}

/** The slower of the two readers for a text. */
const slower = (text: string): number =>
  Math.max(
    timeOf(() => readEntries(prepared, 'medicines', text)),
    timeOf(() => readNames(prepared.names, text)),
  );

// A real server is warm; without this, late JIT compilation would count against the first patterns.
const WARM_SIZE = 2_000;
const WARM_ROUNDS = 20;
for (let round = 0; round < WARM_ROUNDS; round++)
  for (const pattern of patterns) {
    readEntries(prepared, 'medicines', filled(pattern, WARM_SIZE));
    readNames(prepared.names, filled(pattern, WARM_SIZE));
  }

const measured = patterns.map((pattern) => {
  const one = slower(filled(pattern, SIZE));
  const two = slower(filled(pattern, 2 * SIZE));
  return { pattern, one, growth: two / one };
});
const slowest = measured.toSorted((a, b) => b.one - a.one);
const steepest = measured.toSorted((a, b) => b.growth - a.growth);

const lists = [
  'ramipril 5mg od, atorvastatin 20mg nocte, metfromin 500 bd',
  'vitamin d 1000 IU, fish oil 2 caps a day',
];
const list = timeOf(() => {
  for (let i = 0; i < 500; i++) {
    readEntries(prepared, 'medicines', lists[0] ?? '');
    readEntries(prepared, 'supplements', lists[1] ?? '');
  }
}, 3);

console.log(
  `${patterns.length} patterns of ${SIZE} characters, read as a list of medicines or as any text, the slower:`,
);
for (const { pattern, one } of slowest.slice(0, 5))
  console.log(`  ${one.toFixed(1).padStart(7)} ms  ${JSON.stringify(pattern.slice(0, 40))}`);
console.log(`  median ${slowest[Math.floor(slowest.length / 2)]?.one.toFixed(1)} ms`);
console.log('Twice as long takes (2 is linear):');
for (const { pattern, growth } of steepest.slice(0, 3))
  console.log(`  ${growth.toFixed(2).padStart(7)} times  ${JSON.stringify(pattern.slice(0, 40))}`);
console.log(`People's two lists a second: ${Math.round(500 / (list / 1000))}`);
console.log(
  `Load and prepare ${(loaded - startedAt).toFixed(0)} ms; the first reading ${(first - loaded).toFixed(0)} ms, ${((first - loaded) / (loaded - startedAt)).toFixed(2)} of that`,
);
global.gc?.();
console.log(
  `Memory: knowledge and reader hold ${((process.memoryUsage().heapUsed - heapBefore) / 1e6).toFixed(0)} MB; after all patterns the process is ${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB larger`,
);
