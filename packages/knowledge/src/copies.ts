import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A compiled copy on disk: `what` names the part, `version` the files and code it was made from. */
export interface Copy {
  readonly folder: string;
  readonly what: string;
  readonly version: string;
}

const nameOf = ({ what, version }: Copy) => `${what}-${version}`;

export function readCopy(copy: Copy): string | null {
  try {
    return readFileSync(join(copy.folder, nameOf(copy)), 'utf8');
  } catch {
    return null;
  }
}

/** Writes a copy and deletes the older ones of the same part. */
export function writeCopy(copy: Copy, text: string): void {
  const { folder, what } = copy;
  try {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder).filter((name) => name.startsWith(`${what}-`))) rmSync(join(folder, old));
    const path = join(folder, nameOf(copy));
    const draft = `${path}.${process.pid}.tmp`;
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch {
    // A read-only installation has no copy; loading stays slow but correct.
  }
}
