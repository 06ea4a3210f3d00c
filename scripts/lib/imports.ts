import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Import = {
  /** Path of the importing file from the repository root, with forward slashes. */
  readonly file: string;
  readonly specifier: string;
  /** `import type`: does not exist at run time. */
  readonly isTypeOnly?: boolean;
};

const SOURCE = /\.(ts|tsx|mts|js|mjs|jsx)$/;
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.git',
  'coverage',
  'data',
  'test-results',
  'playwright-report',
]);

/**
 * The formatter puts every import statement at the start of a line, so no parser is needed; `import()` may be anywhere.
 * Specifiers in comments at the start of a line do not look like statements.
 */
const FORMS = [
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\brequire(?:\.resolve)?\(\s*['"]([^'"]+)['"]/g,
];

type Named = Pick<Import, 'specifier' | 'isTypeOnly'>;

export function importsOf(source: string): readonly Named[] {
  return FORMS.flatMap((form) =>
    [...source.matchAll(form)].flatMap(([statement, specifier]) =>
      specifier === undefined ? [] : [{ specifier, isTypeOnly: /^(?:import|export) type\b/.test(statement) }],
    ),
  );
}

function sourceFilesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : sourceFilesIn(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

export function readImports(root: string): readonly Import[] {
  return sourceFilesIn(root, '').flatMap((file) =>
    importsOf(readFileSync(join(root, file), 'utf8')).map((named) => ({ file, ...named })),
  );
}
