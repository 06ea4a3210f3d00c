import { fileURLToPath } from 'node:url';
import type { Knowledge } from '@evidose/engine';
import { AmountIndex } from './amount-index.ts';
import { BrandIndex } from './brand-index.ts';
import type { CompiledKnowledge } from './compile/compiled.ts';
import { foreignBrandText } from './compile/foreign-brands.ts';
import { type Copy, readCopy, writeCopy } from './copies.ts';
import {
  dataFolder,
  readBrandFiles,
  readDecidingFiles,
  readEngineFiles,
  readProductFile,
  readSourceFiles,
  readTable,
  versionOf,
} from './files.ts';
import { deepFreeze } from './freeze.ts';
import { labelText } from './products/label-names.ts';
import { type ProductFiles, ProductIndex } from './products/product-index.ts';
import { STATUS_WEIGHTS, StatusWeightIndex } from './status-weights.ts';

/** Parsing all YAML takes seconds. The compiled copy is keyed by its sources, so it is never stale. */
const cacheFolder = fileURLToPath(new URL('../.cache', import.meta.url));

export interface LoadOptions {
  readonly data?: string;
  /** null: neither read nor write a compiled copy. */
  readonly cache?: string | null;
}

export async function loadKnowledge({ data = dataFolder, cache = cacheFolder }: LoadOptions = {}): Promise<Knowledge> {
  const files = readDecidingFiles(data);
  const version = versionOf(files);
  const engineVersion = versionOf(readEngineFiles());
  /** Covers the data and the code that compiles it: a change in either makes another copy. */
  const copyVersion = cache === null ? '' : `${version}-${versionOf(readSourceFiles())}`;
  const copyOf = (what: string): Copy | null => (cache === null ? null : { folder: cache, what, version: copyVersion });
  const copy = copyOf('knowledge');
  const compiled = copy === null ? null : compiledFrom(readCopy(copy));
  // Closures that outlive loading hold only the few files they need; the rest can be freed.
  const ownBrands = files.filter(({ path }) => path === 'brands.csv');
  const withNames = (known: CompiledKnowledge): Knowledge =>
    deepFreeze({
      ...known,
      engineVersion,
      foreignBrands: new BrandIndex(() =>
        kept(copyOf('brands'), () => foreignBrandText([...readBrandFiles(data), ...ownBrands])),
      ),
      plausible: new AmountIndex((name) => readTable(data, `plausible/${name}`)),
      statusWeights: new StatusWeightIndex(() => readTable(data, STATUS_WEIGHTS)),
      products: new ProductIndex(productFiles(data, copyOf('labels')), known.nutrients),
    });
  if (compiled) return withNames(compiled);

  // Imported only here: the parser and the schemas cost more than reading the compiled copy.
  const { compileFiles } = await import('./compile/files.ts');
  const knowledge = compileFiles(files, version);
  if (copy !== null) writeCopy(copy, JSON.stringify(knowledge));
  return withNames(knowledge);
}

function compiledFrom(text: string | null): CompiledKnowledge | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as CompiledKnowledge;
  } catch {
    // Truncated by a crash: compile again.
    return null;
  }
}

function productFiles(data: string, copy: Copy | null): ProductFiles {
  return {
    leads: () => readProductFile(data, 'lead-words.tsv'),
    names: () => kept(copy, () => labelText(readProductFile(data, 'names.tsv.gz'))),
    panels: () => readProductFile(data, 'panels.txt.gz'),
    rules: () => readProductFile(data, 'label-nutrients.csv'),
    plain: () => readProductFile(data, 'plain-words.txt'),
  };
}

/** Last line of a complete copy. */
const WHOLE = '\n#';

/** Reads a cached text, or makes and caches it on first use. */
function kept(copy: Copy | null, make: () => string): string {
  const known = copy === null ? null : readCopy(copy);
  if (known?.endsWith(WHOLE)) return known.slice(0, -WHOLE.length);
  const text = make();
  if (copy !== null) writeCopy(copy, text + WHOLE);
  return text;
}
