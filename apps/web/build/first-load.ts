import { fileURLToPath } from 'node:url';

export interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Where the first visit of everybody begins: the start-up and the screen that a closed gate shows. */
const BEGINNINGS = ['../src/parts.ts', '../src/start.tsx', '../src/pages/pin-auth.tsx'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** Reached through barrels only, and left out of the first load by hand-made `import()`s: see features/gate/load-after-pin.ts. */
const LATER = [/\/node_modules\/zod\//, /\/packages\/contract\/src\/(?!errors|constants|pages)/];

const PARTS = fileURLToPath(new URL('../src/parts.ts', import.meta.url));

/** Comes first and runs by itself: see src/main.ts. */
const LIBRARY = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * Puts what the first page needs into three files instead of twenty: on a slow line each file is another wait, and each
 * of the three is one piece of work for a slow phone (src/main.ts). Everything else stays split by page.
 */
export function firstLoad(): (id: string, graph: Graph) => string | null {
  const needed = new Set<string>();
  const collect = (id: string, graph: Graph) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) collect(next, graph);
  };
  return (id, graph) => {
    // The entry begins the rest with it: in any other file, the entry would have to wait for that file too.
    if (id.includes('vite/preload-helper')) return 'library';
    for (const beginning of BEGINNINGS) collect(beginning, graph);
    if (!needed.has(id) || LATER.some((pattern) => pattern.test(id))) return null;
    if (LIBRARY.test(id)) return 'library';
    return id.includes('/node_modules/') || id === PARTS ? 'parts' : 'first';
  };
}
