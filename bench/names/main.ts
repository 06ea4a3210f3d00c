/**
 * Cost of name lookups: first and later lookups of foreign brands, products and type-ahead in a separate process, and
 * the memory they add.
 * npm run bench:names
 */
import { prepare, searchNames } from '@evidose/engine';
import { loadKnowledge } from '@evidose/knowledge';

const knowledge = await loadKnowledge();
const prepared = prepare(knowledge);
const { foreignBrands, products } = knowledge;

const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};
const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

function report(what: string, work: (turn: number) => unknown): void {
  const first = timed(() => work(0));
  const later = Array.from({ length: 200 }, (_, turn) => timed(() => work(turn)));
  const slowest = Math.max(...later);
  console.log(
    `  ${what.padEnd(34)} first ${first.toFixed(1)} ms, then ${median(later).toFixed(3)} ms (slowest ${slowest.toFixed(1)} ms)`,
  );
}

const typed = [
  'w',
  'wa',
  'war',
  'warf',
  'cen',
  'cent',
  'centr',
  'centrum',
  'centrum s',
  'nat',
  'nature',
  'nature made m',
];
const before = megabytes();
console.log('Names, in one process:');
report('a brand of another country', (turn) => foreignBrands.find(['zapain', 'nurofen', 'dolo650'][turn % 3] ?? ''));
report('a product by part of its name', (turn) =>
  products.find(['centrum silver women', 'nature made d3 2000', 'olly sleep'][turn % 3] ?? ''),
);
report('a label opened', (turn) => products.byId(['23450', '21225', '17571'][turn % 3] ?? ''));
report('one keystroke of the type-ahead', (turn) => searchNames(prepared, 'any', typed[turn % typed.length] ?? '', 7));
console.log(`  memory for all of it ${(megabytes() - before).toFixed(1)} MB`);
