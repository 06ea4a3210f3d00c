import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, whatever the working directory. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const at = (...parts) => join(ROOT, ...parts);
