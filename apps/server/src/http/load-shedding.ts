import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { AppError } from '@evidose/contract';
import proxyAddress from '@fastify/proxy-addr';
import { createSender } from './sender.ts';
import { rememberSource, sourceOfAddress } from './source.ts';

/** Somebody who asks for something, before anything was done for them. */
interface Arrival {
  readonly url: string;
  readonly method: string;
  readonly source: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Null lets them pass; otherwise they are told to come back in so many seconds. */
type Look = (arrival: Arrival) => number | null;
type Watch = (arrival: Arrival) => void;
type Headers = Readonly<Record<string, string>>;

interface EntranceOptions {
  /** Whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  readonly requestLimitMs: number;
}

const KEEP_ALIVE_MS = 72_000;
/** Nothing sent and nothing read for so long: longer than any answer of ours takes. */
const SILENCE_LIMIT_MS = 60_000;
/** A link with a quick result of every goal is the longest that we make ourselves. */
export const HEADER_LIMIT_BYTES = 128 * 1024;
/** How often it is looked whether a request is overdue. */
const OVERDUE_LOOK_MS = 5_000;
/** The words of most of the server. The error is made once: what it costs to make one is what is saved here. */
function overloadedBody(retryAfterSeconds: number, requestId: string): string {
  return JSON.stringify({ error: { ...OVERLOADED, retryAfterSeconds, requestId } });
}
const OVERLOADED = new AppError('OVERLOADED').toBody();

/**
 * Where requests come in. Whoever is refused here costs much less than a refusal by the framework: no route is looked for,
 * no hook runs, no line is logged. That is what makes refusing worth it when there is too much to do.
 */
export function createLoadShedding({ trustedProxies, requestLimitMs }: EntranceOptions) {
  const trust = proxyAddress.compile([...trustedProxies]);
  const looks: Look[] = [];
  const watches: Watch[] = [];
  const words = new Map<string, string>();
  const sendInTurn = createSender();
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
    /** For the framework: its own server would have these settings. */
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
    /** Asked of everybody, in the order in which they were added. */
    addLook: (look: Look): void => void looks.push(look),
    /** Told of everybody who was let in. */
    onEnter: (watch: Watch): void => void watches.push(watch),
    /** A part of the server that says in its own protocol that it is busy. */
    speakAs: (prefix: string, body: string): void => void words.set(prefix, body),
    /** What every answer carries. */
    useHeaders: (make: (request: IncomingMessage) => Headers): void => {
      headersFor = make;
    },
    refused: (): number => refused,
  };
}

export type LoadShedding = ReturnType<typeof createLoadShedding>;
