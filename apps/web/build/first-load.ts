import { fileURLToPath } from 'node:url';

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Where the first visit of everybody begins: the start-up and the screen that a closed gate shows. */
const BEGINNINGS = ['../src/start.tsx', '../src/pages/pin-auth.tsx'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** Reached through barrels only, and left out of the first load by hand-made `import()`s: see features/gate/gate-calls.ts. */
const LATER = [/\/node_modules\/zod\//, /\/packages\/contract\/src\/(?!errors|constants)/];

/** Comes first and runs by itself: see src/main.ts. */
const LIBRARY = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * Puts what the first page needs into two files instead of twenty: on a slow line each file is another wait. Everything
 * else stays split by page.
 */
export function firstLoad(): (id: string, graph: Graph) => string | null {
  const needed = new Set<string>();
  const collect = (id: string, graph: Graph) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) collect(next, graph);
  };
  return (id, graph) => {
    for (const beginning of BEGINNINGS) collect(beginning, graph);
    if (!needed.has(id) || LATER.some((pattern) => pattern.test(id))) return null;
    return LIBRARY.test(id) ? 'library' : 'first';
  };
}
