import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { classifyFailure, createNamedQueries, type DatabasePool } from '../database/index.ts';
import type { Alongside, Looked } from '../http/guards.ts';
import { digest } from '../secret.ts';
import type { GateCookie } from './gate/cookie.ts';
import { bearerTokenOf } from './identity/service.ts';
import type { Tokens } from './identity/tokens.ts';

interface Parts {
  readonly pool: DatabasePool['pool'];
  readonly clock: Clock;
  readonly cookie: GateCookie;
  readonly tokens: Pick<Tokens, 'verify'>;
}

interface Row {
  readonly email: string;
  readonly email_verified: boolean;
  readonly found: string | null;
}

const lookFor = (alongside: Alongside) => `
  SELECT account.email, account.email_verified, CASE WHEN account.email_verified THEN (${alongside}) END AS found
  FROM gate_passes pass, accounts account, account_sessions session
  WHERE pass.token_hash = $3 AND pass.stage = 'open' AND pass.expires_at > $2::timestamptz
    AND account.uid = $1::text AND NOT account.is_disabled AND account.email IS NOT NULL AND account.session_version = $4
    AND session.uid = $1::text AND session.id = $5 AND session.ended_at IS NULL`;

/** Planning four tables costs PostgreSQL more than reading them. */
function createAsker(pool: Parts['pool']) {
  const texts = new Map<string, string>();
  const named = createNamedQueries();
  return async (alongside: Alongside = 'NULL', values: unknown[]): Promise<Row[]> => {
    const text = texts.get(alongside) ?? lookFor(alongside);
    texts.set(alongside, text);
    const ask = async () => (await pool.query<Row>(named.of(text, values))).rows;
    return ask().catch((error: unknown) => (named.isNameLost(error) ? ask() : Promise.reject(error)));
  };
}

/**
 * Gate, account and session in one query, for the common case that all are valid, together with the requested data.
 * Null says only that something is wrong; the individual guards find out what and report it.
 */
export function createAuthorizedRead({ pool, clock, cookie, tokens }: Parts) {
  const ask = createAsker(pool);
  return async (request: FastifyRequest, alongside?: Alongside): Promise<Looked | null> => {
    const pass = cookie.read(request);
    const token = bearerTokenOf(request);
    if (pass === undefined || token === undefined) return null;
    const claims = await tokens.verify(token).catch(() => null);
    if (claims === null) return null;
    const { sub: uid, sid: sessionId, sv } = claims;
    const values = [uid, clock().toISOString(), digest(pass), sv, sessionId];
    const rows = await ask(alongside, values).catch((error: unknown): Row[] => {
      if (classifyFailure(error) !== 'other') throw error;
      return [];
    });
    const [row] = rows;
    if (row === undefined) return null;
    return { user: { uid, email: row.email, emailVerified: row.email_verified, sessionId }, found: row.found };
  };
}
