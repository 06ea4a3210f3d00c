import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { useErrorHandler } from './error-handler.ts';
import { type Lifecycle, useLifecycle } from './lifecycle.ts';
import { createLoadShedding, type LoadShedding } from './load-shedding.ts';
import { isNotPage, UNKNOWN_CALL, UNREADABLE_PAGE } from './page-paths.ts';
import { useRequestLog } from './request-log.ts';
import { answerUnreadable } from './unreadable-request.ts';

export const BODY_LIMIT_BYTES = 128 * 1024;
const REQUEST_LIMIT_MS = 30_000;

/** For a malformed URL (`/%ZZ`) the framework would reply in its own format, without our headers. */
function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return isNotPage(url) ? UNKNOWN_CALL : UNREADABLE_PAGE;
  }
}

interface HttpOptions {
  readonly log: FastifyBaseLogger;
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  readonly trustedProxies: readonly string[];
  readonly noteFailure?: (error: unknown) => void;
}

interface CreatedHttp {
  readonly app: FastifyInstance;
  readonly lifecycle: Lifecycle;
  readonly loadShedding: LoadShedding;
}

/** The bare server: limits, request ids, logging, errors, draining. No routes yet. */
export async function createHttp(options: HttpOptions): Promise<CreatedHttp> {
  const { trustedProxies } = options;
  const loadShedding = createLoadShedding({ trustedProxies, requestLimitMs: REQUEST_LIMIT_MS });
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    // No logger per request, which would be created even when nothing is logged: lines carry the id instead.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    rewriteUrl: readableUrl,
    clientErrorHandler: answerUnreadable,
    serverFactory: (handle) => loadShedding.createServer(handle),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Room for a token and its owner's uid in an address.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 300 },
  });
  const lifecycle = useLifecycle(app);
  useRequestLog(app);
  useErrorHandler(app, options.noteFailure);
  await app.register(cookie);
  return { app, lifecycle, loadShedding };
}
