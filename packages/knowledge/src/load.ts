import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knowledge } from '@evidose/engine';
import { dataFolder, readDecidingFiles, readSourceFiles, versionOf } from './files.ts';
import { deepFreeze } from './freeze.ts';

/** Reading all YAML takes seconds; the compiled copy is keyed by what it was made from, so that it can never be stale. */
const cacheFolder = fileURLToPath(new URL('../.cache', import.meta.url));

export interface LoadOptions {
  readonly data?: string;
  /** null: neither read nor write a compiled copy. */
  readonly cache?: string | null;
}

export async function loadKnowledge({ data = dataFolder, cache = cacheFolder }: LoadOptions = {}): Promise<Knowledge> {
  const files = readDecidingFiles(data);
  const version = versionOf(files);
  const copy = cache === null ? null : join(cache, copyName(version));
  const compiled = copy === null ? null : readCopy(copy);
  if (compiled) return deepFreeze(compiled);

  // Loaded only here: the parser and the schemas cost more than the compiled copy does.
  const { compileFiles } = await import('./compile/files.ts');
  const knowledge = compileFiles(files, version);
  if (cache !== null && copy !== null) writeCopy(cache, copy, knowledge);
  return deepFreeze(knowledge);
}

/** Named after the data and after the code that compiles it: a change of either makes another copy. */
const copyName = (version: string) => `knowledge-${version}-${versionOf(readSourceFiles())}.json`;

function readCopy(path: string): Knowledge | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Knowledge;
  } catch {
    // Absent, or cut short by a crash: either way it is made anew.
    return null;
  }
}

function writeCopy(folder: string, path: string, knowledge: Knowledge): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder).filter((name) => name.startsWith('knowledge-'))) rmSync(join(folder, old));
    const draft = `${path}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(knowledge));
    renameSync(draft, path);
  } catch {
    // A read-only installation has no copy; loading stays slow, and right.
  }
}
