import type { firstLoad, Graph } from './first-load.ts';

/** Words, limits and the schemas of the catalogue; not those of a plan or of the questions, which many pages do without. */
const CALLS =
  /\/contract\/src\/(?:error-body|recommendation-words|reading|names-list|texts|routes\/(?:inputs|knowledge-documents))\.|\/web\/src\/lib\/(?:api|early-answer|either-signal)\./;
const CATALOGUE =
  /\/contract\/src\/routes\/catalogue(?:-documents)?\.|\/web\/src\/features\/catalogue\/use-catalogue\./;
const QUERIES = /\/node_modules\/@tanstack\/|\/web\/src\/lib\/(?:query|with-queries)\./;
/** Not the toasts: whoever may have something to say fetches more, and most pages have nothing to say. */
const PIECES = /\/node_modules\/(?!.*\/Toast\.)|\/web\/src\/(?:lib|components)\/(?!ui\/toast\.)/;

/** Whether a module needs what makes calls, however many modules lie between. */
function createReaches(first: ReturnType<typeof firstLoad>): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  const reaches = (id: string, graph: Graph): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    // What the first page needs comes before the calls, whatever its barrels name.
    const imported = first(id, graph) === null ? (graph.getModuleInfo(id)?.importedIds ?? []) : [];
    const answer = id.includes('/packages/contract/') || imported.some((next) => reaches(next, graph));
    known.set(id, answer);
    return answer;
  };
  return reaches;
}

/**
 * What many pages share, in four files instead of forty: the browser has as much to do for a file of 300 bytes as for
 * one of 30,000. Each file is a layer: all of its kind that so many pages need. What a module imports is needed by as
 * many pages as the module itself, so it lies in the same layer or in one below. Files that import each other in a
 * circle would run in the wrong order and leave every page empty: build/page-hints.ts refuses them.
 */
export function sharedFiles(first: ReturnType<typeof firstLoad>) {
  const reaches = createReaches(first);
  return [
    // Apart, so that neither is a long piece of work.
    { name: 'zod', test: /\/node_modules\/zod\// },
    { name: 'calls', test: CALLS },
    { name: 'catalogue-calls', test: CATALOGUE },
    { name: 'queries', test: QUERIES, minShareCount: 4 },
    {
      // Of fewer pages it would be weight for all others: 12 kB of the dashboard's first load (decision 0356).
      name: (id: string, graph: Graph) => (PIECES.test(id) && !reaches(id, graph) ? 'pieces' : null),
      minShareCount: 8,
    },
  ];
}
