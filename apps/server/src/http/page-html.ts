import { pages as allPages, type PageRoute } from '@evidose/contract';
import { z } from 'zod';

/** Written by the web app's build: what is known about its pages before their scripts run. */
const BuiltPages = z.object({
  /** By the page's file. */
  scripts: z.record(z.string(), z.array(z.string())),
  /** Prerendered text by address, as HTML we generated. */
  heads: z.record(z.string(), z.string()),
});

interface Hints extends Pick<PageRoute, 'path' | 'title' | 'description'> {
  readonly scripts: readonly string[];
  /** Whether the browser should fetch them with the page. */
  readonly isAskedForAtOnce: boolean;
  readonly head: string;
}

function hintsOf(page: PageRoute, { scripts, heads }: z.infer<typeof BuiltPages>): Hints {
  const head = heads[page.path] ?? '';
  return {
    ...page,
    scripts: scripts[page.file] ?? [],
    // A page with prerendered text leaves the bandwidth to the first script; its own scripts follow.
    isAskedForAtOnce: head === '',
    // Hidden by early.js when the gate is closed.
    head: page.guard === 'open' ? head : head.replace('<main', '<main data-behind-gate'),
  };
}

const SITE = 'Evidose';
const FOUND = { title: /<title>[^<]*<\/title>/, image: /content="\/social\.png"/ } as const;
const named = (kind: 'name' | 'property', name: string) =>
  new RegExp(`(<meta\\s+${kind}="${name}"\\s+content=")[^"]*(")`);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** '/supplements/:id' matches '/supplements/zinc' and nothing longer. */
function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

function fill(html: string, { title, description, scripts, isAskedForAtOnce, head }: Hints): string {
  const fullTitle = escaped(title.includes(SITE) ? title : `${title} · ${SITE}`);
  const put = (text: string) => (_: string, before: string, after: string) => `${before}${escaped(text)}${after}`;
  // After the style sheet and the first script, which paint the frame.
  const preloads = (isAskedForAtOnce ? scripts : []).map(
    (script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escaped(script)}" />`,
  );
  // For apps/web/src/app/page-scripts.ts, which runs them one at a time.
  const list = scripts.length === 0 ? '' : `<meta name="page-scripts" content="${escaped(scripts.join(' '))}" />`;
  return html
    .replace(FOUND.title, () => `<title>${fullTitle}</title>`)
    .replace(named('name', 'description'), put(description))
    .replace(named('property', 'og:title'), (_, before, after) => `${before}${fullTitle}${after}`)
    .replace(named('property', 'og:description'), put(description))
    .replace('</head>', () => `${preloads.join('')}${list}</head>`)
    .replace('<!--page-head-->', () => head);
}

interface PageParts {
  readonly html: string;
  /** The content of pages.json; null for a build without it. */
  readonly hints: string | null;
  readonly publicUrl: string;
  readonly routes?: readonly PageRoute[];
}

/** Values known only per request. */
export interface PageWords {
  readonly title: string;
  /** Null for visitors who may not see the page yet: previews get its title all the same. */
  readonly lead: string | null;
}

const NEEDS_WORDS = '{{lead}}';

interface Page {
  readonly pattern: string;
  readonly body: Buffer;
  readonly withWords: ((words: PageWords) => Buffer) | null;
}

function pageOf(html: string, hints: Hints): Page {
  const { path: pattern, head } = hints;
  if (!head.includes(NEEDS_WORDS)) return { pattern, body: Buffer.from(fill(html, hints)), withWords: null };
  const withWords = ({ title, lead }: PageWords) => {
    const words =
      lead === null ? '' : head.replace('{{title}}', () => escaped(title)).replace(NEEDS_WORDS, () => escaped(lead));
    return Buffer.from(fill(html, { ...hints, title, description: lead ?? hints.description, head: words }));
  };
  return { pattern, body: Buffer.from(fill(html, { ...hints, head: '' })), withWords };
}

/**
 * The app's single page, with the head of the requested address: previews and search engines read titles without
 * running scripts, and the browser fetches the page's scripts at once. Previews need absolute URLs.
 */
export function createPageHtml(parts: PageParts): (path: string, words?: PageWords) => Buffer {
  const { html, hints, publicUrl, routes = allPages } = parts;
  const whole = html.replace(FOUND.image, () => `content="${escaped(publicUrl)}/social.png"`);
  const built = BuiltPages.parse(JSON.parse(hints ?? '{"scripts":{},"heads":{}}'));
  const pages = routes.map((route) => pageOf(whole, hintsOf(route, built)));
  const home = pages.find(({ pattern }) => pattern === '/')?.body ?? Buffer.from(whole);
  return (path, words) => {
    const page = pages.find(({ pattern }) => fits(pattern, path));
    if (page === undefined) return home;
    return words === undefined || page.withWords === null ? page.body : page.withWords(words);
  };
}
