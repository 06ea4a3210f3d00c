import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the server writes into the page's head before any script has run. */
interface PageHints {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page's own scripts: asked for with the page, instead of after the first script has said so. */
  readonly scripts: readonly string[];
}

const ENTRY = 'src/main.tsx';
const ROUTES = 'src/app/routes.ts';
const QUERIES = 'src/app/with-queries.tsx';
const ROW =
  /path: '(?<path>[^']+)',\s+title: '(?<title>[^']+)',\s+description:\s+'(?<description>[^']+)',[^}]*?Page: (?<kind>page|dataPage)\(\(\) => import\('\.\.\/(?<file>pages\/[^']+)'\)\)/g;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk and all it imports, each once. */
function withImports(fileName: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) withImports(next, chunks, seen);
  return seen;
}

/** Writes pages.json: title, description and scripts of each address, read from the table of routes itself. */
export function pageHints(): Plugin {
  let root = '';
  return {
    name: 'page-hints',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
      const chunks: Chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]));
      const chunkOf = (source: string): string => {
        const found = outputs.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
        if (found === undefined) throw new Error(`no chunk holds ${source}`);
        return found.fileName;
      };
      const first = withImports(chunkOf(ENTRY), chunks);
      const scriptsOf = (sources: readonly string[]) =>
        [...new Set(sources.flatMap((source) => [...withImports(chunkOf(source), chunks)]))]
          .filter((fileName) => !first.has(fileName))
          .map((fileName) => `/${fileName}`);

      const table = readFileSync(join(root, ROUTES), 'utf8').split('export const appRoutes')[1] ?? '';
      const hints: PageHints[] = [...table.matchAll(ROW)].map(({ groups = {} }) => {
        const { path = '', title = '', description = '', kind, file } = groups;
        return {
          path,
          title,
          description,
          scripts: scriptsOf([`src/${file}`, ...(kind === 'dataPage' ? [QUERIES] : [])]),
        };
      });
      const expected = table.match(/^\s+path: '/gm)?.length ?? 0;
      if (hints.length === 0 || hints.length !== expected) {
        throw new Error(`${ROUTES}: ${hints.length} of ${expected} routes were understood`);
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(hints) });
    },
  };
}
