import {
  AppError,
  type ErrorCode,
  ErrorResponse,
  errorCatalogue,
  type RouteContract,
  type RouteOutput,
  type RouteRequest,
} from '@evidose/contract';
import { takeEarlyAnswer } from './early-answer.ts';
import { eitherSignal } from './either-signal.ts';
import { closeGate } from './gate.ts';
import { offlineHint } from './offline.ts';
import { currentUid, getIdToken } from './session.ts';

const TIMEOUT_MS = 20_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Idempotency key: give one to every write that may be retried. */
  readonly idempotencyKey?: string;
  /** The version of the consent text that was agreed to. */
  readonly consentVersion?: string | undefined;
  /** The uid this call is for, by default the person shown. Nobody else's token is sent. */
  readonly of?: string | undefined;
}

type Needed<C extends RouteContract> = {
  readonly [K in keyof RouteRequest<C> as RouteRequest<C>[K] extends undefined ? never : K]: RouteRequest<C>[K];
};
type Arguments<C extends RouteContract> =
  Record<never, never> extends Needed<C> ? [request?: Needed<C> & CallOptions] : [request: Needed<C> & CallOptions];

interface Parts extends CallOptions {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** Calls a route of the contract. Resolves with its validated response, or throws an AppError. */
export async function call<C extends RouteContract>(contract: C, ...[request]: Arguments<C>): Promise<RouteOutput<C>> {
  const response = await fetchFile(contract, (request ?? {}) as Parts);
  if (contract.response === null) return undefined as RouteOutput<C>;
  try {
    return contract.response.parse(await response.json()) as RouteOutput<C>;
  } catch (thrown) {
    throw new AppError(failureOf(contract), { cause: thrown });
  }
}

/** The raw response, for files. Throws only AppErrors. */
export async function fetchFile(contract: RouteContract, parts: Parts): Promise<Response> {
  try {
    const response = await send(contract, parts);
    if (!response.ok) throw await errorOf(response, contract);
    return response;
  } catch (thrown) {
    if (thrown instanceof AppError) {
      if (thrown.code === 'GATE_CLOSED') closeGate();
      throw thrown;
    }
    throw new AppError(failureOf(contract), { cause: thrown, ...offlineHint() });
  }
}

async function send(contract: RouteContract, parts: Parts): Promise<Response> {
  const needsToken = !['open', 'gate', 'gate-or-key'].includes(contract.access);
  if (!needsToken) return fetch(urlOf(contract, parts), requestOf(contract, parts, null));
  const of = parts.of ?? currentUid();
  const token = await getIdToken({ of });
  if (token === null) throw new AppError('NOT_LOGGED_IN');
  const url = urlOf(contract, parts);
  const early = contract.method === 'GET' ? await takeEarlyAnswer(url, token) : null;
  const first = early ?? (await fetch(url, requestOf(contract, parts, token)));
  if (first.status !== 401) return first;
  // The token was revoked or expired early: retry once with a renewed one.
  const renewed = await getIdToken({ forceRefresh: true, of });
  if (renewed === null || renewed === token) return first;
  return fetch(url, requestOf(contract, parts, renewed));
}

export function urlOf(contract: RouteContract, { params = {}, query = {} }: Parts): string {
  const path = contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function requestOf(contract: RouteContract, parts: Parts, token: string | null): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (parts.idempotencyKey !== undefined) headers.set('idempotency-key', parts.idempotencyKey);
  if (parts.consentVersion !== undefined) headers.set('consent-version', parts.consentVersion);
  const timeout = AbortSignal.timeout(parts.timeoutMs ?? TIMEOUT_MS);
  return {
    method: contract.method,
    headers,
    credentials: 'same-origin',
    signal: parts.signal === undefined ? timeout : eitherSignal(parts.signal, timeout),
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  };
}

async function errorOf(response: Response, contract: RouteContract): Promise<AppError> {
  const parsed = ErrorResponse.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return new AppError(failureOf(contract), { cause: response.status });
  const { code, message, field, hint, retryAfterSeconds } = parsed.data.error;
  return new AppError(isErrorCode(code) ? code : failureOf(contract), {
    message,
    ...(field === undefined ? {} : { field }),
    ...(hint === undefined ? {} : { hint }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** For a missing or unreadable response: this route's own error, else the general one. */
export function failureOf(contract: RouteContract): ErrorCode {
  return contract.errors.find((code) => errorCatalogue[code].status === 500) ?? 'SOMETHING_FAILED';
}
