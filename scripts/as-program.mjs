/**
 * `node scripts/as-program.mjs SCRIPT …`: a script run as our programs are, as one file. Through `tsx` every function that
 * is made would first be given its name: a benchmark would measure that.
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
