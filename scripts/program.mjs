/** `node scripts/program.mjs NAME …`: runs a program as one file, built first if its sources changed. */
import { pathToFileURL } from 'node:url';
import { ensureProgram } from './lib/programs.mjs';

const [node = '', , name, ...args] = process.argv;
const file = await ensureProgram(/** @type {import('./lib/programs.mjs').Program} */ (name));
process.argv = [node, file, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);
