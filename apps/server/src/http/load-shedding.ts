import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { AppError } from '@evidose/contract';
import proxyAddress from '@fastify/proxy-addr';
import { createRefusalSender } from './refusal-sender.ts';
import { rememberSource, sourceOfAddress } from './source.ts';

/** A request before any work was done for it. */
interface Arrival {
  readonly url: string;
  readonly method: string;
  readonly source: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Null admits the request; a number is the Retry-After in seconds. */
type Look = (arrival: Arrival) => number | null;
type Watch = (arrival: Arrival) => void;
type Headers = Readonly<Record<string, string>>;

interface EntranceOptions {
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly requestLimitMs: number;
}

const KEEP_ALIVE_MS = 72_000;
/** Keep-alive timeout; longer than any response takes. */
const SILENCE_LIMIT_MS = 60_000;
/** Our longest URL is a link with a quick result for every goal. */
export const HEADER_LIMIT_BYTES = 128 * 1024;
/** How often overdue requests are checked. */
const OVERDUE_LOOK_MS = 5_000;
/** Created once: creating an error per refusal would be the main cost here. */
function overloadedBody(retryAfterSeconds: number, requestId: string): string {
  return JSON.stringify({ error: { ...OVERLOADED, retryAfterSeconds, requestId } });
}
const OVERLOADED = new AppError('OVERLOADED').toBody();

/**
 * Refuses requests before the framework sees them: no routing, no hooks, no log line. Under overload a refusal must be
 * cheap.
 */
export function createLoadShedding({ trustedProxies, requestLimitMs }: EntranceOptions) {
  const trust = proxyAddress.compile([...trustedProxies]);
  const looks: Look[] = [];
  const watches: Watch[] = [];
  const words = new Map<string, string>();
  const sendInTurn = createRefusalSender();
  let headersFor = (_request: IncomingMessage): Headers => ({});
  let refused = 0;

  function refuse(request: IncomingMessage, response: ServerResponse, retryAfterSeconds: number): void {
    refused += 1;
    const url = request.url ?? '/';
    const requestId = randomUUID();
    const own = [...words].find(([prefix]) => url.startsWith(prefix))?.[1];
    const body = own ?? overloadedBody(retryAfterSeconds, requestId);
    response.writeHead(503, {
      ...headersFor(request),
      'x-request-id': requestId,
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  }

  function waitFor(request: IncomingMessage, response: ServerResponse): number | null {
    const address = proxyAddress(request, trust);
    const source = sourceOfAddress(address);
    rememberSource(request, source);
    const arrival = { url: request.url ?? '/', method: request.method ?? 'GET', source, request, response };
    for (const look of looks) {
      const seconds = look(arrival);
      if (seconds !== null) return seconds;
    }
    for (const watch of watches) watch(arrival);
    return null;
  }

  return {
    /** The settings the framework would give its own server. */
    createServer: (handle: RequestListener): Server => {
      const options = { connectionsCheckingInterval: OVERDUE_LOOK_MS, maxHeaderSize: HEADER_LIMIT_BYTES };
      const server = createServer(options, (request, response) => {
        const seconds = waitFor(request, response);
        if (seconds === null) handle(request, response);
        else sendInTurn(() => refuse(request, response, seconds));
      });
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      server.requestTimeout = requestLimitMs;
      server.setTimeout(SILENCE_LIMIT_MS);
      return server;
    },
    /** Checks run for every request, in order of registration. */
    addLook: (look: Look): void => void looks.push(look),
    /** Observers of every admitted request. */
    onEnter: (watch: Watch): void => void watches.push(watch),
    /** The refusal format below a prefix, for another protocol. */
    speakAs: (prefix: string, body: string): void => void words.set(prefix, body),
    /** Headers of every response. */
    useHeaders: (make: (request: IncomingMessage) => Headers): void => {
      headersFor = make;
    },
    refused: (): number => refused,
  };
}

export type LoadShedding = ReturnType<typeof createLoadShedding>;
