import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DataFile } from '../files.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const data = 'packages/knowledge/data/';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The supplements and sources at a commit. */
export function supplementFilesAt(ref: string): DataFile[] {
  // A ref that starts with a dash would be read as an option.
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  const listed = git('ls-tree', '-r', '--name-only', commit, '--', `${data}supplements`, `${data}sources.yaml`);
  return listed
    .trim()
    .split('\n')
    .map((path) => ({ path: path.slice(data.length), text: git('show', `${commit}:${path}`) }));
}
