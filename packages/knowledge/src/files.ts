import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file as it lies on disk; `path` is relative to the data folder and uses forward slashes. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

export const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

const folders = ['', 'supplements', 'cases'] as const;

export function readDataFiles(folder: string = dataFolder): DataFile[] {
  return folders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(yaml|csv)$/.test(entry.name))
        .map((entry) => (name === '' ? entry.name : `${name}/${entry.name}`)),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Cases prove the rules but do not change a decision: they are no part of the version. */
export const decides = (file: DataFile) => !file.path.startsWith('cases/');

/** Which knowledge decided: a hash over every file that can change a decision. */
export function versionOf(files: readonly DataFile[]): string {
  const hash = createHash('sha256');
  for (const file of files.filter(decides)) hash.update(file.path).update('\0').update(file.text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
