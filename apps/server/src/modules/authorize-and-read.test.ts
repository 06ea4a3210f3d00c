import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { digest } from '../secret.ts';
import { createAuthorizedRead } from './authorize-and-read.ts';
import { createGateCookie } from './gate/cookie.ts';

const { db, pool } = await createTestDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const parts = {
  pool,
  clock: () => now,
  cookie: createGateCookie({ isBehindTls: false }),
  tokens: { verify: async () => ({ sub: 'ada', sid: 'session', sv: 3, auth_time: 0 }) },
};
const authorizeAndRead = createAuthorizedRead(parts);

const BOB = `INSERT INTO accounts (uid, email, email_verified, is_disabled, session_version, valid_since, created_at,
  last_login_at, last_refresh_at) SELECT 'bob', 'bob@example.com', email_verified, is_disabled, session_version,
  valid_since, created_at, last_login_at, last_refresh_at FROM accounts`;

const requestOf = (headers: object = { authorization: 'Bearer token' }, pass: string | undefined = 'pass') =>
  ({ headers, cookies: pass === undefined ? {} : { 'evidose-gate': pass } }) as unknown as FastifyRequest;

const look = (request = requestOf()) => authorizeAndRead(request, `SELECT 'hers, ' || caller.uid`);

beforeEach(async () => {
  await db.execute(sql`TRUNCATE gate_passes, accounts, account_sessions CASCADE`);
  await db.execute(
    sql`INSERT INTO gate_passes (token_hash, stage, expires_at) VALUES (${digest('pass')}, 'open', '2026-03-01T12:00:01Z')`,
  );
  await db.execute(sql`
    INSERT INTO accounts (uid, email, email_verified, is_disabled, session_version, valid_since, created_at,
      last_login_at, last_refresh_at)
    VALUES ('ada', 'ada@example.com', true, false, 3, now(), now(), now(), now())`);
  await db.execute(sql`
    INSERT INTO account_sessions (uid, id, provider_id, device, signed_in_at, last_used_at)
    VALUES ('ada', 'session', 'password', '', now(), now())`);
});

describe('authorizing and reading in one query', () => {
  it('finds who it is and what they ask for, where gate, account and session are in order', async () => {
    const user = { uid: 'ada', email: 'ada@example.com', emailVerified: true, sessionId: 'session' };
    expect(await look()).toEqual({ user, found: 'hers, ada' });
  });

  it.each([
    ['the pass has run out', `UPDATE gate_passes SET expires_at = '2026-03-01T12:00:00Z'`],
    ['the terms were not accepted', `UPDATE gate_passes SET stage = 'ticket'`],
    ['the pass was taken back', 'DELETE FROM gate_passes'],
    ['the account is disabled', 'UPDATE accounts SET is_disabled = true'],
    ['the account has no address', 'UPDATE accounts SET email = NULL'],
    ['everybody was signed out', 'UPDATE accounts SET session_version = 4'],
    ['the account is gone', 'DELETE FROM accounts'],
    ['this session has ended', 'UPDATE account_sessions SET ended_at = now()'],
    ['this session is gone', 'DELETE FROM account_sessions'],
    ['the session is somebody else’s', `${BOB}; UPDATE account_sessions SET uid = 'bob'`],
  ])('finds nobody when %s', async (_name, statement) => {
    await db.execute(sql.raw(statement));
    expect(await look()).toBe(null);
  });

  it('finds nobody without a pass or a token, or with another pass', async () => {
    expect(await look(requestOf({}))).toBe(null);
    expect(await look(requestOf(undefined, ''))).toBe(null);
    expect(await look(requestOf(undefined, 'other'))).toBe(null);
  });

  it('reads nothing for an address that is not confirmed', async () => {
    await db.execute(sql`UPDATE accounts SET email_verified = false`);
    expect(await look()).toMatchObject({ user: { emailVerified: false }, found: null });
  });

  it('asks about many at once, and gives each their own', async () => {
    await db.execute(sql.raw(BOB));
    await db.execute(sql`
      INSERT INTO account_sessions (uid, id, provider_id, device, signed_in_at, last_used_at)
      VALUES ('bob', 'session', 'password', '', now(), now())`);
    const verify = async (token: string) => ({ sub: token, sid: 'session', sv: 3, auth_time: 0 });
    const lookAs = createAuthorizedRead({ ...parts, tokens: { verify } });
    const callers = ['ada', 'bob', 'eve', 'ada', 'bob', 'ada', 'eve', 'bob'];
    const found = await Promise.all(
      callers.map((uid) => lookAs(requestOf({ authorization: `Bearer ${uid}` }), `SELECT 'of ' || caller.uid`)),
    );
    expect(found.map((each) => each?.found ?? null)).toEqual(
      callers.map((uid) => (uid === 'eve' ? null : `of ${uid}`)),
    );
    expect(found.map((each) => each?.user.uid ?? null)).toEqual(callers.map((uid) => (uid === 'eve' ? null : uid)));
  });

  it('leaves it to the guards when the read fails', async () => {
    expect(await authorizeAndRead(requestOf(), 'SELECT x FROM no_such_table')).toBe(null);
  });
});

/** What the driver believes to be prepared in a session. */
function parsedBy(client: object): Record<string, string> {
  const connection: { parsedStatements: Record<string, string> } = Reflect.get(client, 'connection');
  return connection.parsedStatements;
}

describe('the query that authorizes and reads', () => {
  it('is planned once a connection, and is asked without a name where names get lost', async () => {
    const [one, two] = [await pool.connect(), await pool.connect()];
    const names = async () =>
      (await one.query(`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%hers%'`)).rows.length;
    // As behind an old PgBouncer: a client's next query may run in another session.
    const sessions = [one, one, two];
    const asked: boolean[] = [];
    const shared = {
      query: async (query: { name?: string; text: string; values: unknown[] }) => {
        const session = sessions.shift() ?? two;
        asked.push(query.name !== undefined);
        // The client believes the statement is prepared and only binds; PostgreSQL does not know it.
        if (session === two && query.name !== undefined) Object.assign(parsedBy(two), { [query.name]: query.text });
        return session.query(query);
      },
    };
    const lookShared = createAuthorizedRead({ ...parts, pool: shared as unknown as typeof pool });
    try {
      for (let i = 0; i < 4; i++) expect((await lookShared(requestOf()))?.user.uid).toBe('ada');
      expect(await names()).toBe(1);
      expect(asked).toEqual([true, true, true, false, false]);
    } finally {
      one.release();
      two.release();
    }
  });
});
