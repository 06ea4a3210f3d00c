import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { classifyFailure, createNamedQueries, type DatabasePool } from '../database/index.ts';
import type { Alongside, Looked } from '../http/guards.ts';
import { digest } from '../secret.ts';
import { askTogether } from './ask-together.ts';
import type { GateCookie } from './gate/cookie.ts';
import { bearerTokenOf } from './identity/service.ts';
import type { Tokens } from './identity/tokens.ts';

interface Parts {
  readonly pool: DatabasePool['pool'];
  readonly clock: Clock;
  readonly cookie: GateCookie;
  readonly tokens: Pick<Tokens, 'verify'>;
}

interface Caller {
  readonly uid: string;
  readonly passHash: string;
  readonly sessionVersion: number;
  readonly sessionId: string;
}

interface Row {
  readonly index: number;
  readonly email: string;
  readonly email_verified: boolean;
  readonly found: string | null;
}

/** For several callers at once; the number of a row is its caller's. */
const lookFor = (alongside: Alongside) => `
  SELECT caller.number::int - 1 AS index, account.email, account.email_verified,
    CASE WHEN account.email_verified THEN (${alongside}) END AS found
  FROM unnest($2::text[], $3::text[], $4::int[], $5::text[])
      WITH ORDINALITY caller (uid, pass_hash, session_version, session_id, number),
    gate_passes pass, accounts account, account_sessions session
  WHERE pass.token_hash = caller.pass_hash AND pass.stage = 'open' AND pass.expires_at > $1::timestamptz
    AND account.uid = caller.uid AND NOT account.is_disabled AND account.email IS NOT NULL
    AND account.session_version = caller.session_version
    AND session.uid = caller.uid AND session.id = caller.session_id AND session.ended_at IS NULL`;

/** Planning four tables costs PostgreSQL more than reading them, so it is done once a connection. */
function createAsker({ pool, clock }: Pick<Parts, 'pool' | 'clock'>) {
  const named = createNamedQueries();
  const texts = new Map<string, string>();
  const lines = new Map<string, (caller: Caller) => Promise<Row | undefined>>();
  const askFor = (alongside: Alongside) => async (callers: readonly Caller[]) => {
    const text = texts.get(alongside) ?? lookFor(alongside);
    texts.set(alongside, text);
    const columns = (['uid', 'passHash', 'sessionVersion', 'sessionId'] as const).map((of) =>
      callers.map((caller) => caller[of]),
    );
    const ask = () => pool.query<Row>(named.of(text, [clock().toISOString(), ...columns]));
    const { rows } = await ask().catch((error: unknown) => (named.isNameLost(error) ? ask() : Promise.reject(error)));
    const found: (Row | undefined)[] = callers.map(() => undefined);
    for (const row of rows) found[row.index] = row;
    return found;
  };
  return (caller: Caller, alongside: Alongside = 'NULL'): Promise<Row | undefined> => {
    const ask = lines.get(alongside) ?? askTogether(askFor(alongside));
    lines.set(alongside, ask);
    return ask(caller);
  };
}

/**
 * Gate, account and session in one query, for the common case that all are valid, together with the requested data.
 * Null says only that something is wrong; the individual guards find out what and report it.
 */
export function createAuthorizedRead({ pool, clock, cookie, tokens }: Parts) {
  const ask = createAsker({ pool, clock });
  return async (request: FastifyRequest, alongside?: Alongside): Promise<Looked | null> => {
    const pass = cookie.read(request);
    const token = bearerTokenOf(request);
    if (pass === undefined || token === undefined) return null;
    const claims = await tokens.verify(token).catch(() => null);
    if (claims === null) return null;
    const { sub: uid, sid: sessionId, sv } = claims;
    const caller = { uid, passHash: digest(pass), sessionVersion: sv, sessionId };
    const row = await ask(caller, alongside).catch((error: unknown) => {
      if (classifyFailure(error) !== 'other') throw error;
    });
    if (row === undefined) return null;
    return { user: { uid, email: row.email, emailVerified: row.email_verified, sessionId }, found: row.found };
  };
}
