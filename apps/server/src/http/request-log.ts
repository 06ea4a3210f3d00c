import type { FastifyInstance } from 'fastify';

/** One line per request: the route's pattern, never the URL, which may contain an id or a query. */
export function useRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const entry = { reqId: request.id, method: request.method, route, status: reply.statusCode };
    request.log.info({ ...entry, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
