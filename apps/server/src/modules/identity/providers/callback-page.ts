import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export const CALLBACK_PATH = '/__/auth/handler';

const SCRIPT = readFileSync(new URL('./callback-script.js', import.meta.url), 'utf8');
const PAGE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Signing in · Evidose</title></head>',
  '<body><p id="done" hidden>You can close this window now.</p>',
  `<script src="${CALLBACK_PATH}.js"></script></body></html>`,
].join('');

/**
 * The page providers redirect to. Unlike our other pages it has no opener policy: with one, a popup back from the
 * provider would count as closed before it could hand anything over.
 */
export function mountCallbackPage(app: FastifyInstance): void {
  app.get(CALLBACK_PATH, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'unsafe-none',
      })
      .send(PAGE),
  );
  app.get(`${CALLBACK_PATH}.js`, async (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(SCRIPT),
  );
}
