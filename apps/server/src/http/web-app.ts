import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@evidose/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;
/** Never a page: an unknown address below these is an error. A page in place of a missing script would only confuse. */
const NOT_PAGES = [
  '/assets/',
  '/v1/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/dev/',
  '/__/',
];

function isNotPage(url: string): boolean {
  return NOT_PAGES.some((prefix) => url.startsWith(prefix));
}

/** Serves the built pages. Every other address is the app's own to route, so it gets the app. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const indexFile = join(folder, 'index.html');
  const index = existsSync(indexFile) ? readFileSync(indexFile) : null;
  if (index !== null) {
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
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !isNotPage(request.url);
    if (!isPage || index === null) throw new AppError('NOT_FOUND');
    return reply
      .code(200)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(index);
  });
}
