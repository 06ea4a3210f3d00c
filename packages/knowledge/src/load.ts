import { fileURLToPath } from 'node:url';
import type { Knowledge } from '@evidose/engine';
import { BrandIndex } from './brand-index.ts';
import type { CompiledKnowledge } from './compile/compiled.ts';
import { foreignBrandText } from './compile/foreign-brands.ts';
import { type Copy, readCopy, writeCopy } from './copies.ts';
import { dataFolder, readBrandFiles, readDecidingFiles, readSourceFiles, versionOf } from './files.ts';
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
  /** Named after the data and after the code that compiles it: a change of either makes another copy. */
  const copyVersion = cache === null ? '' : `${version}-${versionOf(readSourceFiles())}`;
  const copyOf = (what: string): Copy | null => (cache === null ? null : { folder: cache, what, version: copyVersion });
  const copy = copyOf('knowledge');
  const compiled = copy === null ? null : compiledFrom(readCopy(copy));
  const foreignBrands = new BrandIndex(() => brandText(data, copyOf('brands')));
  if (compiled) return deepFreeze({ ...compiled, foreignBrands });

  // Loaded only here: the parser and the schemas cost more than the compiled copy does.
  const { compileFiles } = await import('./compile/files.ts');
  const knowledge = compileFiles(files, version);
  if (copy !== null) writeCopy(copy, JSON.stringify(knowledge));
  return deepFreeze({ ...knowledge, foreignBrands });
}

function compiledFrom(text: string | null): CompiledKnowledge | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as CompiledKnowledge;
  } catch {
    // Cut short by a crash: it is made anew.
    return null;
  }
}

/** The last line says that the copy is whole. */
const WHOLE = '\n#';

function brandText(data: string, copy: Copy | null): string {
  const known = copy === null ? null : readCopy(copy);
  if (known?.endsWith(WHOLE)) return known.slice(0, -WHOLE.length);
  const text = foreignBrandText(readBrandFiles(data));
  if (copy !== null) writeCopy(copy, text + WHOLE);
  return text;
}
