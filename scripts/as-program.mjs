/**
 * `node scripts/as-program.mjs SCRIPT …`: bundles and runs a script as our programs are run. `tsx` would name every
 * function at run time, and a benchmark would measure that.
 */
import { pathToFileURL } from 'node:url';
import { makeProgram } from './lib/programs.mjs';

const [node = '', , script = '', ...args] = process.argv;
const { file, remove } = await makeProgram(script);
process.argv = [node, file, ...args];
try {
  await import(pathToFileURL(file).href);
} finally {
  remove();
}
