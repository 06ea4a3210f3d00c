import { type Access, AppError, type RouteContract, type RouteInput, type RouteOutput } from '@evidose/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { repeatable } from '../database/index.ts';
import type { ComputeLimits } from './compute-limits.ts';
import type { ComputeQueue } from './compute-queue.ts';
import type { Alongside, Guards, Looked, User } from './guards.ts';
import type { LoadShedding } from './load-shedding.ts';
import { sourceOf } from './source.ts';
import { findUnstorable } from './unstorable.ts';

/** Where modules mount their routes. */
export interface Http {
  readonly app: FastifyInstance;
  readonly guards: Guards;
  /** Refuses before the framework. */
  readonly loadShedding?: LoadShedding;
  /** Limits expensive calls by caller. */
  readonly limitComputing?: ComputeLimits;
  /** Schedules expensive calls. */
  readonly computeQueue?: ComputeQueue;
}

type Caller<A extends Access> = A extends 'open' | 'gate' | 'gate-or-key' ? undefined : User;

export interface HandlerInput<C extends RouteContract> extends RouteInput<C> {
  readonly user: Caller<C['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
/** Returned by a handler that has sent its own response. */
export interface Sent {
  readonly isSent: true;
}
export const SENT: Sent = { isSent: true };
/** A file's handler sends it and returns SENT; a handler without a response may return anything. */
type Answer<C extends RouteContract> = C extends { readonly file: readonly string[] }
  ? Sent | undefined
  : C['response'] extends null
    ? unknown
    : RouteOutput<C> | Sent;
type Handler<C extends RouteContract> = (input: HandlerInput<C>) => Promise<Answer<C>> | Answer<C>;

/** Who was admitted, and what the authorizing query found along the way. */
const letInAs = new WeakMap<FastifyRequest, Looked>();

const takesKeys = (access: Access): boolean => access === 'gate-or-key' || access === 'verified-or-key';

/** A browser on our pages never calls like this: it is a program without its key. */
const isProgram = ({ headers }: FastifyRequest): boolean =>
  ['cookie', 'authorization', 'origin', 'sec-fetch-site'].every((name) => headers[name] === undefined);

interface Door {
  readonly access: Access;
  readonly guards: Guards;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly alongside?: Alongside | undefined;
}

async function oneByOne(guards: Guards, request: FastifyRequest): Promise<User> {
  await guards.requireGate(request);
  return guards.requireUser(request);
}

const withoutFinding = (user: User): Looked => ({ user, found: null });

async function letIn({ access, guards, request, reply, alongside }: Door): Promise<Looked | undefined> {
  if (access === 'open') return undefined;
  if (takesKeys(access)) {
    const owner = await guards.findKeyOwner(request, reply);
    if (owner !== null) return withoutFinding(owner);
    if (isProgram(request)) throw new AppError('NO_API_KEY');
  }
  if (access === 'account') return withoutFinding(await guards.requireUser(request));
  if (access === 'gate' || access === 'gate-or-key') {
    await guards.requireGate(request);
    return undefined;
  }
  const looked =
    (await guards.authorizeAndRead?.(request, alongside)) ?? withoutFinding(await oneByOne(guards, request));
  if (!looked.user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  return looked;
}

/** Sends text that already has the contract's shape. */
export function sendText(reply: FastifyReply, text: string): Sent {
  reply.type('application/json; charset=utf-8').send(text);
  return SENT;
}

const refused = (field: string, isEmail = false) =>
  new AppError(isEmail ? 'INVALID_EMAIL' : 'BAD_REQUEST', field === '' ? {} : { field });

/** Missing, too long, or not a URL. */
const isEmailIssue = (issue: z.core.$ZodIssue | undefined): boolean =>
  (issue?.code === 'invalid_format' && issue.format === 'email') ||
  (issue?.path.at(-1) === 'email' &&
    (issue.code === 'too_big' || (issue.code === 'invalid_type' && issue.expected === 'string')));

/** Names the field, never its value: answers stay out of error details. */
function parsed(schema: z.ZodType | undefined, value: unknown, isCleaned = false): unknown {
  if (schema === undefined) return undefined;
  const unstorable = isCleaned ? null : findUnstorable(value);
  if (unstorable !== null) throw refused(unstorable);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = [...(issue?.path ?? []), ...(unknownKey === undefined ? [] : [unknownKey])].join('.');
  throw refused(field, isEmailIssue(issue));
}

/**
 * Serves a contract: guard (before the body is read), parse, handle, shape the response by its schema. If the guards'
 * query already found the response, the handler is skipped.
 */
export function mount<const C extends RouteContract>(
  http: Http,
  contract: C,
  handler: Handler<C>,
  alongside?: Alongside,
): void {
  const { app, guards, limitComputing, computeQueue } = http;
  const { costs } = contract;
  app.route({
    method: contract.method,
    url: contract.path,
    onRequest: async (request, reply) => {
      if (contract.access !== 'open') reply.header('cache-control', 'no-store');
      // Survives a quick failover of the database.
      const look = () => repeatable(() => letIn({ access: contract.access, guards, request, reply, alongside }));
      const looked = await (costs === undefined || computeQueue === undefined ? look() : computeQueue.announce(look));
      if (looked !== undefined) letInAs.set(request, looked);
      // Calls with a key are limited by its plan.
      const isByKey = takesKeys(contract.access) && request.headers['x-api-key'] !== undefined;
      if (costs !== undefined && !isByKey) limitComputing?.(costs, request, looked?.user.uid);
    },
    handler: async (request, reply) => {
      const looked = letInAs.get(request);
      if (looked !== undefined && looked.found !== null) {
        sendText(reply, looked.found);
        return reply;
      }
      // The schemas are the contract's own, so their output matches RouteInput.
      const input = {
        params: parsed(contract.params, request.params),
        query: parsed(contract.query, request.query),
        body: parsed(contract.body, request.body ?? undefined, contract.isCleaned),
        user: looked?.user,
        request,
        reply,
      } as HandlerInput<C>;
      const work = () => handler(input);
      const isQueued = costs !== undefined && computeQueue !== undefined;
      const output = await (isQueued ? computeQueue.run({ source: sourceOf(request), cost: costs }, work) : work());
      if (output === SENT) return reply;
      if (contract.response === null) return reply.code(204).send();
      return contract.response.parse(output);
    },
  });
}
