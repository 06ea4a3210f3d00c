import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Anything in backticks that starts with a folder of this repository. */
const PATH = /`((?:apps|packages|e2e|bench|docs|scripts)\/[^`\s*<>…{}]+)`/g;

/** `identity/tokens.test.ts`: a file by the end of its path. */
const FILE = /`([\w./-]+\.(?:tsx?|mjs|yaml|csv))`/g;
const isOurs = (name: string): boolean => !['node_modules', 'dist', '.cache'].includes(name);

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
const files = ['apps', 'packages', 'e2e', 'bench', 'docs', 'scripts', 'examples', '.github'].flatMap(filesIn);

function filesNamedIn(text: string): string[] {
  return [...text.matchAll(FILE)].flatMap((match) => match[1] ?? []);
}
const isThere = (name: string): boolean =>
  existsSync(join(ROOT, name)) || files.some((file) => file.endsWith(`/${name}`));

function pathsIn(text: string): string[] {
  return [...text.matchAll(PATH)].flatMap((match) => match[1] ?? []).filter((path) => !path.includes('NNNN'));
}

describe('documents', () => {
  it.each(pages)('%s names only paths that exist', (page) => {
    const missing = pathsIn(readFileSync(join(ROOT, page), 'utf8')).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it.each(pages)('%s names only files that exist', (page) => {
    const missing = filesNamedIn(readFileSync(join(ROOT, page), 'utf8')).filter((name) => !isThere(name));
    expect(missing).toEqual([]);
  });

  it('the check notices a path that is gone', () => {
    expect(filesNamedIn('`identity/gone.ts`').filter((name) => !isThere(name))).toEqual(['identity/gone.ts']);
    expect(pathsIn('see `apps/server/src/gone.ts` and `other`')).toEqual(['apps/server/src/gone.ts']);
  });
});
