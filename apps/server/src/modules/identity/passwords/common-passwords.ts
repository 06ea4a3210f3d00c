import { readFileSync } from 'node:fs';

/** See common-passwords.md for the source. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
