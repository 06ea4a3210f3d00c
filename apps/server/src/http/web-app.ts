import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, SHARED_PAGE } from '@evidose/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPageHtml, type PageWords } from './page-html.ts';
import { isNotPage, UNREADABLE_PAGE } from './page-paths.ts';

const ONE_YEAR_S = 31_536_000;
const READS = new Set(['GET', 'HEAD']);
const HINTS = 'pages.json';
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';

interface WebAppParts {
  readonly folder: string;
  readonly publicUrl: string;
  /** Prerendered text that only the modules know, for visitors who may see it. */
  readonly wordsFor?: (path: string, request: FastifyRequest) => Promise<PageWords | null>;
}

/** Serves the built pages. Every other address is routed by the app, so it gets the app. */
export async function serveWebApp(app: FastifyInstance, { folder, publicUrl, wordsFor }: WebAppParts): Promise<void> {
  const html = textOf(join(folder, 'index.html'));
  const pageFor = html === null ? null : createPageHtml({ html, hints: textOf(join(folder, HINTS)), publicUrl });
  if (html !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url === UNREADABLE_PAGE) return reply.redirect('/');
    const isPage = READS.has(request.method) && !isNotPage(request.url);
    if (!isPage || pageFor === null) throw new AppError('NOT_FOUND');
    const path = pathOf(request.url);
    const words = (await wordsFor?.(path, request)) ?? undefined;
    return reply
      .code(200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': words === undefined ? 'no-cache' : 'private, no-cache',
        // Shared letters stay out of search engines.
        ...(path === SHARED_PAGE ? { 'x-robots-tag': 'noindex, nofollow, noarchive' } : {}),
      })
      .send(pageFor(path, words));
  });
}
