import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyCounter } from '../../../http/concurrency-counter.ts';
import type { LoadShedding } from '../../../http/load-shedding.ts';
import type { Http } from '../../../http/mount.ts';
import { sourceOf } from '../../../http/source.ts';
import type { BearerService } from '../bearer.ts';
import { deviceOf } from '../device.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { Keys } from '../keys.ts';
import { HASHES_AT_ONCE } from '../passwords/hasher.ts';
import { MAX_PASSWORD_LENGTH } from '../passwords/policy.ts';
import { createQueue } from '../passwords/queue.ts';
import { PROJECT_ID } from '../tokens.ts';
import {
  BUSY_BODY,
  badPayloadFault,
  missingKeyFault,
  QUEUE_WAIT_S,
  RequestFault,
  unimplementedFault,
  useWireErrors,
} from './errors.ts';
import { createOperations, type Operation } from './operations.ts';
import { createSourceQueue } from './source-queue.ts';
import { createTokenOperation } from './token.ts';

export const ACCOUNTS_PREFIX = '/identitytoolkit.googleapis.com';
export const TOKEN_PREFIX = '/securetoken.googleapis.com';
/** Where the hosted service publishes its keys; ours are there and at the usual place. */
const KEY_PATHS = [
  '/.well-known/jwks.json',
  '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
];
/** The policy document lists characters allowed besides letters and digits; we allow everything. */
const SYMBOLS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- '];

/** A call takes a tenth of a second at most, so a house or an office behind one source is quickly served. */
const SOURCE_LIMITS = { atOnce: 2, line: 16 } as const;

/**
 * Rare operations that write a lot. Over all sources as many run as hashes do, taking turns by source: a log-in makes
 * eight queries in a row, and would wait each time for whatever else is running.
 */
const CHANGES = new Set(['signUp', 'update', 'resetPassword', 'sendOobCode', 'delete']);
const CHANGES_QUEUE = { concurrency: HASHES_AT_ONCE, longestWaitMs: 15_000, expectedMs: 100 } as const;

const CUT_OFF = 'Unexpected end of JSON input';

interface WireParts {
  readonly parts: IdentityParts;
  readonly bearer: BearerService;
  readonly keys: Keys;
  readonly publicUrl: string;
  readonly more: Readonly<Record<string, Operation>>;
}

/** Any key will do, as it is public; but a client without one is not meant for us. */
async function requireKey(request: FastifyRequest<{ Querystring: { key?: string } }>): Promise<void> {
  if ((request.query.key ?? '') === '') throw new RequestFault(missingKeyFault);
}

function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch (error) {
      // Of the parser's messages only this one never quotes input.
      const isCutOff = error instanceof SyntaxError && error.message === CUT_OFF;
      done(new RequestFault(badPayloadFault(isCutOff ? CUT_OFF : 'It is not JSON.', 'parseError')));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

function answerOtherMethods(app: FastifyInstance, url: string, taken: 'GET' | 'POST'): void {
  const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => method !== taken);
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(405).send({ message: `Method ${request.method} not allowed for ${request.url}` });
  app.route({ method: others, url, exposeHeadRoute: false, handler: refuse });
}

/**
 * Load shedding refuses hundreds of calls by one source in this protocol's format; as many are admitted as the source
 * queue holds.
 */
function limitIdentityCalls(loadShedding: LoadShedding): void {
  const most = SOURCE_LIMITS.atOnce + SOURCE_LIMITS.line;
  const tally = createConcurrencyCounter();
  const prefixes = [ACCOUNTS_PREFIX, TOKEN_PREFIX];
  const isOurs = (url: string, method: string) =>
    method === 'POST' && prefixes.some((prefix) => url.startsWith(prefix));
  for (const prefix of prefixes) loadShedding.speakAs(prefix, BUSY_BODY);
  loadShedding.addLook(({ url, method, source }) =>
    isOurs(url, method) && tally.of(source) >= most ? QUEUE_WAIT_S : null,
  );
  loadShedding.onEnter(({ url, method, source, response }) => {
    if (!isOurs(url, method)) return;
    tally.add(source);
    response.once('close', () => tally.remove(source));
  });
}

export async function mountWire(
  { app, loadShedding }: Pick<Http, 'app' | 'loadShedding'>,
  { parts, bearer, keys, publicUrl, more }: WireParts,
): Promise<void> {
  const sourceQueue = createSourceQueue(SOURCE_LIMITS);
  if (loadShedding !== undefined) limitIdentityCalls(loadShedding);
  const refuseCrowd = async (request: FastifyRequest) => sourceQueue.refuseCrowd(sourceOf(request));
  const inTurn = createQueue(CHANGES_QUEUE);
  const post = (scope: FastifyInstance, url: string, operation: Operation) => {
    scope.post(url, { onRequest: [refuseCrowd, requireKey] }, async (request) => {
      const source = sourceOf(request);
      const device = deviceOf(request.headers['user-agent']);
      return sourceQueue.pass(source, () => operation(request.body, { source, device }));
    });
    answerOtherMethods(scope, url, 'POST');
  };
  const useProtocol = (scope: FastifyInstance) => {
    useWireErrors(scope);
    readJson(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
  };

  await app.register(
    async (scope) => {
      useProtocol(scope);
      // A double colon is an escaped single one, not a parameter.
      const operations = { ...createOperations(parts, bearer), ...more };
      for (const [name, operation] of Object.entries<Operation>(operations)) {
        const change: Operation = (body, from) => inTurn(from.source, () => operation(body, from));
        post(scope, `/v1/accounts::${name}`, CHANGES.has(name) ? change : operation);
      }
      scope.get('/v1/projects', { onRequest: requireKey }, async () => ({
        projectId: PROJECT_ID,
        authorizedDomains: [new URL(publicUrl).hostname],
      }));
      scope.get('/v2/passwordPolicy', { onRequest: requireKey }, async () => ({
        customStrengthOptions: { minPasswordLength: parts.minPasswordLength, maxPasswordLength: MAX_PASSWORD_LENGTH },
        allowedNonAlphanumericCharacters: SYMBOLS,
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        schemaVersion: 1,
      }));
      scope.get('/v2/recaptchaConfig', { onRequest: requireKey }, async () => {
        throw new RequestFault(unimplementedFault('identitytoolkit.getRecaptchaConfig'));
      });
    },
    { prefix: ACCOUNTS_PREFIX },
  );
  await app.register(
    async (scope) => {
      useProtocol(scope);
      post(scope, '/v1/token', createTokenOperation(parts));
    },
    { prefix: TOKEN_PREFIX },
  );
  for (const path of KEY_PATHS) {
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { keys: await keys.published() };
    });
  }
}
