/** `npm run test:quick`: types, lint, and the unit tests of contract, trial and engine, to run between edits. */
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { inOnePiece, run } from './lib/run.mjs';
import { Tally } from './lib/tally.mjs';
import { checkTypes } from './lib/types.mjs';

const PROJECTS = ['contract', 'trial', 'engine'].flatMap((name) => ['--project', `@evidose/${name}`]);

/** @param {readonly string[]} parts a program of node_modules, by its file */
const node = (parts, args = /** @type {readonly string[]} */ ([])) =>
  run(process.execPath, [at('node_modules', ...parts), ...args]);

const tally = new Tally();
ensureInstalled();
await Promise.all([
  inOnePiece(() => tally.step('types', checkTypes)),
  inOnePiece(() =>
    tally.step('lint', () => node(['@biomejs', 'biome', 'bin', 'biome'], ['check', '--error-on-warnings'])),
  ),
  inOnePiece(() => tally.step('units', () => node(['vitest', 'vitest.mjs'], ['run', ...PROJECTS]))),
]);
tally.print();
process.exitCode = tally.failed === 0 ? 0 : 1;
