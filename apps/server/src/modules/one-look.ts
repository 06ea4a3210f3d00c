import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { DatabasePool } from '../database/index.ts';
import type { User } from '../http/guards.ts';
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
}

const LOOK = `
  SELECT account.email, account.email_verified
  FROM gate_passes pass, accounts account, account_sessions session
  WHERE pass.token_hash = $1 AND pass.stage = 'open' AND pass.expires_at > $2
    AND account.uid = $3 AND NOT account.is_disabled AND account.email IS NOT NULL AND account.session_version = $4
    AND session.uid = $3 AND session.id = $5 AND session.ended_at IS NULL`;

/**
 * Gate, account and session in one query, for the common case that all three are in order. Null says only that they are
 * not: the doors themselves, one by one, then find out what is wrong and say it.
 */
export function createOneLook({ pool, clock, cookie, tokens }: Parts) {
  return async (request: FastifyRequest): Promise<User | null> => {
    const pass = cookie.read(request);
    const token = bearerTokenOf(request);
    if (pass === undefined || token === undefined) return null;
    const claims = await tokens.verify(token).catch(() => null);
    if (claims === null) return null;
    const { sub: uid, sid: sessionId, sv } = claims;
    const { rows } = await pool.query<Row>(LOOK, [digest(pass), clock(), uid, sv, sessionId]);
    const [row] = rows;
    return row === undefined ? null : { uid, email: row.email, emailVerified: row.email_verified, sessionId };
  };
}
