import { clientConfig, type RouteOutput } from '@evidose/contract';
import { call } from '../../../lib/api.ts';

/** Calls to the identity service, ours or a hosted one: both speak the same protocol. */

const TIMEOUT_MS = 20_000;

type Settings = RouteOutput<typeof clientConfig>;
export type ServiceConfig = Settings['identity'];
type Body = Readonly<Record<string, unknown>>;

export class WireError extends Error {
  override readonly name = 'WireError';
  readonly code: string;
  readonly status: number;
  readonly text: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, retryAfter: string | null) {
    super(message);
    const [code = '', ...rest] = message.split(' : ');
    this.code = code.trim();
    this.text = rest.join(' : ').trim();
    this.status = status;
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
  }
}

let settings: Promise<Settings> | null = null;

/** Fetched once per page; failures are not cached. */
export function readSettings(): Promise<Settings> {
  settings ??= call(clientConfig).catch((error: unknown) => {
    settings = null;
    throw error;
  });
  return settings;
}

export const serviceConfig = async (): Promise<ServiceConfig> => (await readSettings()).identity;

async function readAnswer(response: Response): Promise<Body> {
  const answer = (await response.json().catch(() => ({}))) as Body;
  if (response.ok) return answer;
  const { error } = answer as { error?: { message?: unknown } };
  throw new WireError(String(error?.message ?? 'UNREADABLE'), response.status, response.headers.get('retry-after'));
}

const withKey = (base: string, path: string, apiKey: string) => `${base}${path}?key=${encodeURIComponent(apiKey)}`;

export async function post(operation: string, body: Body): Promise<Body> {
  const { accountsBase, apiKey } = await serviceConfig();
  const response = await fetch(withKey(accountsBase, `/v1/accounts:${operation}`, apiKey), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return readAnswer(response);
}

export async function getPasswordPolicy(): Promise<Body> {
  const { accountsBase, apiKey } = await serviceConfig();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return readAnswer(await fetch(withKey(accountsBase, '/v2/passwordPolicy', apiKey), { credentials: 'omit', signal }));
}

export async function postRefresh(refreshToken: string): Promise<Body> {
  const { tokenBase, apiKey } = await serviceConfig();
  const response = await fetch(withKey(tokenBase, '/v1/token', apiKey), {
    method: 'POST',
    credentials: 'omit',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return readAnswer(response);
}
