import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type PageHead, pageHeads } from '../src/lib/page-heads.ts';

/** What the server writes into the page's head before any script has run. */
interface PageHints {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page's own scripts: asked for with the page, instead of after the first script has said so. */
  readonly scripts: readonly string[];
  /** The first words, as the page itself will draw them. */
  readonly head: string;
}

const WIDTHS = { form: 'max-w-form', text: 'max-w-text', page: 'max-w-page' } as const;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const isHead = (path: string): path is keyof typeof pageHeads => Object.hasOwn(pageHeads, path);

/** Its words are in the knowledge: the server puts them in, for those who may see them. */
const SUPPLEMENT = '/supplements/:id';

/** In the looks of components/layout/page-shell.tsx and of features/home/hero.tsx. */
function headOf(path: string, guard: string | undefined): string {
  if (path === SUPPLEMENT) {
    const kicker = '<p class="mb-3 font-semibold text-accent-text text-sm">Supplements</p>';
    return shellHtml(' data-behind-gate', 'max-w-page', kicker, { title: '{{title}}', lead: '{{lead}}' });
  }
  if (!isHead(path)) return '';
  const head: PageHead = pageHeads[path];
  const [title, lead] = [escaped(head.title), escaped(head.lead)];
  const gate = guard === 'open' ? '' : ' data-behind-gate';
  if (path === '/') {
    return `<main${gate}><section class="mx-auto grid w-full max-w-page items-center gap-12 px-5 pt-14 sm:px-8 sm:pt-20 lg:grid-cols-[1.15fr_1fr] lg:gap-8"><div><h1 class="text-display">${title}</h1><p class="mt-6 max-w-[34rem] text-ink-soft text-lead">${lead}</p></div></section></main>`;
  }
  return shellHtml(gate, WIDTHS[head.width ?? 'page'], '', { title, lead });
}

function shellHtml(gate: string, width: string, kicker: string, { title, lead }: PageHead): string {
  return `<main${gate}><div class="mx-auto w-full px-5 pt-12 sm:px-8 sm:pt-20 ${width}"><header class="max-w-text">${kicker}<h1 class="text-title">${title}</h1><p class="mt-4 text-ink-soft text-lead">${lead}</p></header></div></main>`;
}

const ENTRY = 'src/main.ts';
const START = 'src/start.tsx';
const ROUTES = 'src/app/routes.ts';
const QUERIES = 'src/app/with-queries.tsx';
const ROW =
  /path: '(?<path>[^']+)',\s+title: '(?<title>[^']+)',\s+description:\s+'(?<description>[^']+)',\s+guard: '(?<guard>[^']+)',[^}]*?Page: (?<kind>page|dataPage)\(\(\) => import\('\.\.\/(?<file>pages\/[^']+)'\)\)/g;

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

/** Writes pages.json: title, description and scripts of each address, read from the table of routes itself. */
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
      const scriptsOf = (sources: readonly string[]) =>
        [...new Set(sources.flatMap((source) => [...withImports(chunkOf(source), chunks)]))]
          .filter((fileName) => !first.has(fileName))
          .map((fileName) => `/${fileName}`);

      const table = readFileSync(join(root, ROUTES), 'utf8').split('export const appRoutes')[1] ?? '';
      const hints: PageHints[] = [...table.matchAll(ROW)].map(({ groups = {} }) => {
        const { path = '', title = '', description = '', guard, kind, file } = groups;
        return {
          path,
          title,
          description,
          // A page whose first words are there already leaves the line to the first script; its own come right after.
          scripts:
            isHead(path) || path === SUPPLEMENT
              ? []
              : scriptsOf([`src/${file}`, ...(kind === 'dataPage' ? [QUERIES] : [])]),
          head: headOf(path, guard),
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
