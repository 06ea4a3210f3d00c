import type { Plugin, Rolldown } from 'vite';
import { loadPrerender } from './load-prerender.ts';

/** What the server writes into a page before any script has run. It knows the addresses; we know what was built. */
interface PageHints {
  /** The scripts of a page's file, in the order in which they can run: asked for before the page's own import says so. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** The first words of an address, as the page itself will draw them. */
  readonly heads: Readonly<Record<string, string>>;
}

const ENTRY = 'src/main.ts';
const START = 'src/start.tsx';
const PAGE = /\/src\/pages\/(?<file>[^/]+)\.tsx$/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * A chunk and all it imports, each once and after those that it needs. Chunks that import each other would run in the
 * wrong order and leave the page empty, so such a build fails.
 */
function withImports(fileName: string, chunks: Chunks, seen = new Set<string>(), path: readonly string[] = []) {
  const here = [...path, fileName];
  if (path.includes(fileName)) throw new Error(`script files import each other in a circle: ${here.join(' > ')}`);
  if (seen.has(fileName)) return seen;
  for (const next of chunks.get(fileName)?.imports ?? []) withImports(next, chunks, seen, here);
  return seen.add(fileName);
}

function readBundle(bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunks: Chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (source: string): string => {
    const found = outputs.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
    if (found === undefined) throw new Error(`no chunk holds ${source}`);
    return found.fileName;
  };
  return { chunks, chunkOf };
}

/** Writes pages.json: the scripts and the first words of each address. */
export function pageHints(): Plugin {
  let root = '';
  return {
    name: 'page-hints',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    // What the entry begins a moment later is asked for with the page as well.
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (bundle === undefined) return html;
        const { chunks, chunkOf } = readBundle(bundle);
        const entry = withImports(chunkOf(ENTRY), chunks);
        const links = [...withImports(chunkOf(START), chunks)]
          .filter((fileName) => !entry.has(fileName))
          .map((fileName) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
        const frame = (await loadPrerender(root)).drawFrame();
        return html.replace('</head>', () => `${links.join('')}</head>`).replace('<!--page-frame-->', () => frame);
      },
    },
    async generateBundle(_options, bundle) {
      const { chunks, chunkOf } = readBundle(bundle);
      const first = withImports(chunkOf(START), chunks, withImports(chunkOf(ENTRY), chunks));
      const scriptsOf = (fileName: string) =>
        [...withImports(fileName, chunks)].filter((each) => !first.has(each)).map((each) => `/${each}`);
      const scriptsByFile = () =>
        Object.fromEntries(
          [...chunks.values()].flatMap(({ fileName, moduleIds }) =>
            moduleIds.flatMap((id) => {
              const page = PAGE.exec(id)?.groups?.['file'];
              return page === undefined ? [] : [[page, scriptsOf(fileName)]];
            }),
          ),
        );

      const { drawHeads } = await loadPrerender(root);
      const hints: PageHints = { scripts: scriptsByFile(), heads: drawHeads() };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(hints) });
    },
  };
}
