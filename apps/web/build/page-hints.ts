import type { Plugin, Rolldown } from 'vite';
import { type PageHead, pageHeads } from '../src/lib/page-heads.ts';

/** What the server writes into a page before any script has run. It knows the addresses; we know what was built. */
interface PageHints {
  /** The scripts of a page's file: asked for with the page, instead of after the first script has said so. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** The first words of an address, as the page itself will draw them. */
  readonly heads: Readonly<Record<string, string>>;
}

const WIDTHS = { form: 'max-w-form', text: 'max-w-text', page: 'max-w-page' } as const;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Its words are in the knowledge: the server puts them in, for those who may see them. */
const SUPPLEMENT = '/supplements/:id';

/** In the looks of components/layout/page-shell.tsx and of features/home/hero.tsx. */
function headOf(path: string, { title, lead, width = 'page' }: PageHead): string {
  if (path === '/') {
    return `<main><section class="mx-auto grid w-full max-w-page items-center gap-12 px-5 pt-14 sm:px-8 sm:pt-20 lg:grid-cols-[1.15fr_1fr] lg:gap-8"><div><h1 class="text-display">${title}</h1><p class="mt-6 max-w-[34rem] text-ink-soft text-lead">${lead}</p></div></section></main>`;
  }
  const kicker = path === SUPPLEMENT ? '<p class="mb-3 font-semibold text-accent-text text-sm">Supplements</p>' : '';
  return `<main><div class="mx-auto w-full px-5 pt-12 sm:px-8 sm:pt-20 ${WIDTHS[width]}"><header class="max-w-text">${kicker}<h1 class="text-title">${title}</h1><p class="mt-4 text-ink-soft text-lead">${lead}</p></header></div></main>`;
}

function heads(): PageHints['heads'] {
  const known = Object.entries<PageHead>(pageHeads).map(([path, head]) => [
    path,
    headOf(path, { ...head, title: escaped(head.title), lead: escaped(head.lead) }),
  ]);
  return { ...Object.fromEntries(known), [SUPPLEMENT]: headOf(SUPPLEMENT, { title: '{{title}}', lead: '{{lead}}' }) };
}

const ENTRY = 'src/main.ts';
const START = 'src/start.tsx';
const PAGE = /\/src\/pages\/(?<file>[^/]+)\.tsx$/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk and all it imports, each once. */
function withImports(fileName: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) withImports(next, chunks, seen);
  return seen;
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
  return {
    name: 'page-hints',
    apply: 'build',
    // What the entry begins a moment later is asked for with the page as well.
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (bundle === undefined) return html;
        const { chunks, chunkOf } = readBundle(bundle);
        const entry = withImports(chunkOf(ENTRY), chunks);
        const links = [...withImports(chunkOf(START), chunks)]
          .filter((fileName) => !entry.has(fileName))
          .map((fileName) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
        return html.replace('</head>', () => `${links.join('')}</head>`);
      },
    },
    generateBundle(_options, bundle) {
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

      const hints: PageHints = { scripts: scriptsByFile(), heads: heads() };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(hints) });
    },
  };
}
