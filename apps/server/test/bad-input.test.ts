import { isStorable, type RouteContract, routes } from '@evidose/contract';
import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { nextPerson } from './identity.ts';
import { addressOf, type Json, type SampleRequest, sampleRequest } from './samples.ts';

/**
 * Every value of every route, and of every call of the identity protocol, filled with what nobody should send.
 * Made from the contract, so a new route is tried the day it is added. `npm run bench:badinput` prints the figures.
 */
const { app, database, call, openGate, signUpVerified } = await createTestApp();
const HOSTED_ONLY = ['eraseMyDocuments'];
const all = Object.entries<RouteContract>(routes).filter(([name]) => !HOSTED_ONLY.includes(name));

const LONG = 'x'.repeat(20_000);
/** Written in place of the nested list, which `JSON.stringify` cannot write. */
const DEEP = 'nested as deep as it is long';
const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const BAD: readonly Json[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '0000-01-01',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31',
  '2026-02-30',
  '',
  ' ',
  LONG,
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  '%00',
  '\u202e\u200b\ufeff',
  '🧪'.repeat(50),
  'a,'.repeat(1_000),
  '__proto__',
  'constructor',
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  {},
  [['deep']],
];

/** The request with one value replaced, for every value in it. */
function* spoiled(value: Json, hasMore = true): Generator<(bad: Json) => Json> {
  if (typeof value !== 'object' || value === null) yield (bad) => bad;
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      for (const change of spoiled(item)) yield (bad) => value.with(at, change(bad));
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      for (const change of spoiled(part)) yield (bad) => ({ ...value, [name]: change(bad) });
    }
    if (hasMore) yield (bad) => ({ ...value, [typeof bad === 'string' ? bad.slice(0, 200) : 'extra']: 'x' });
  }
}

/** Of one person, in every table that is about people. */
async function rowsOf(uid: string): Promise<string> {
  const { rows } = await database.pool.query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.columns WHERE column_name = 'uid' AND table_schema = 'public'
     AND table_name <> 'audit_events' ORDER BY 1`,
  );
  const parts = rows.map(
    ({ table }) => `SELECT '${table}' AS t, md5(coalesce(string_agg(x::text, ''), '')) FROM ${table} x WHERE uid = $1`,
  );
  return JSON.stringify((await database.pool.query(parts.join(' UNION ALL '), [uid])).rows);
}

const tried = { requests: 0, refused: 0, answered: 0, broken: [] as string[] };

function note(name: string, { statusCode, body }: { statusCode: number; body: string }): void {
  tried.requests += 1;
  if (statusCode >= 500) tried.broken.push(`${name}: ${statusCode} ${body.slice(0, 120)}`);
  if (statusCode < 400) tried.answered += 1;
  else tried.refused += 1;
}

/** A few at a time: one after the other takes minutes. */
async function allOf(work: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...work];
  const worker = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await next();
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

/** Two people: what can never be kept comes from one who must have the same rows at the end as at the beginning. */
let careless = await signUpVerified();
const spotless = await signUpVerified();
const spotlessRows = await rowsOf(spotless.uid);
const cookie = await openGate();

async function send(
  route: RouteContract,
  request: SampleRequest,
  isUnkeepable: boolean,
): Promise<Awaited<ReturnType<typeof app.inject>>> {
  const { idToken } = isUnkeepable ? spotless : careless;
  const reply = await app.inject({
    method: route.method,
    url: addressOf(route, request),
    headers: { authorization: `Bearer ${idToken}`, cookie, 'content-type': 'application/json' },
    remoteAddress: nextPerson().remoteAddress,
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body).replaceAll(`"${DEEP}"`, nested) }),
  });
  // Refused because the machine is slow just now, not for what was sent.
  if (reply.statusCode === 503 && reply.json().error.code === 'OVERLOADED') return send(route, request, isUnkeepable);
  // It signed the person out or deleted something: continue with another one.
  if (reply.statusCode === 401 && !isUnkeepable) careless = await signUpVerified();
  return reply;
}

it.each(all)(
  '%s never fails on what it is sent',
  async (name, route) => {
    const sample = sampleRequest(route);
    const from = tried.broken.length;
    const work: (() => Promise<void>)[] = [];
    for (const part of ['params', 'query', 'body'] as const) {
      if (route[part] === undefined) continue;
      // A parameter more than the path has would go nowhere.
      for (const [at, change] of [...spoiled(sample[part] ?? null, part !== 'params')].entries()) {
        // Once a part: it is as long as a body may be.
        for (const bad of at === 0 ? [...BAD, DEEP] : BAD) {
          const isUnkeepable = typeof bad === 'string' && !isStorable(bad) && route.isCleaned !== true;
          const request = { ...sample, [part]: change(bad) } as SampleRequest;
          const label = `${name} ${part} ${JSON.stringify(bad).slice(0, 40)}`;
          work.push(async () => note(label, await send(route, request, isUnkeepable)));
        }
      }
    }
    await allOf(work);
    expect(tried.broken.slice(from)).toEqual([]);
  },
  300_000,
);

const OPERATIONS: Readonly<Record<string, Record<string, Json>>> = {
  signUp: { email: 'bad@example.com', password: 'quiet lantern', displayName: 'A', idToken: 'x' },
  signInWithPassword: { email: 'bad@example.com', password: 'quiet lantern' },
  sendOobCode: { requestType: 'PASSWORD_RESET', email: 'bad@example.com', continueUrl: 'http://localhost:3000/' },
  update: { idToken: 'x', oobCode: 'x', email: 'bad@example.com', password: 'x', displayName: 'x', photoUrl: 'x' },
  resetPassword: { oobCode: 'x', newPassword: 'quiet lantern' },
  lookup: { idToken: 'x' },
  delete: { idToken: 'x' },
  createAuthUri: { providerId: 'oidc.x', identifier: 'x', continueUri: 'http://localhost:3000/' },
  signInWithIdp: { requestUri: 'http://localhost:3000/', sessionId: 'x', postBody: 'x', idToken: 'x' },
};

it.each(Object.entries(OPERATIONS))(
  'the identity call %s never fails on what it is sent',
  async (name, sample) => {
    const from = tried.broken.length;
    const work = [...spoiled(sample)].flatMap((change) =>
      BAD.map((bad) => async () => {
        const { body, ...reply } = await call(name, change(bad) as object, nextPerson().remoteAddress);
        // "Not implemented" is a word of the protocol, and no failure.
        const statusCode = body.includes('is not implemented') ? 400 : reply.statusCode;
        note(`${name} ${JSON.stringify(bad).slice(0, 40)}`, { statusCode, body });
      }),
    );
    await allOf(work);
    expect(tried.broken.slice(from)).toEqual([]);
  },
  120_000,
);

it.each(['/%ZZ', '/%', '/supplements/%ff'])('GET %s, a page that cannot be read, leads home', async (url) => {
  const reply = await app.inject({ url });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
});

it.each(['/v1/%C0%80', '/v1/supplements/%ZZ', '/assets/%ZZ'])('GET %s has our shape', async (url) => {
  const reply = await app.inject({ url });
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error).toMatchObject({ type: 'general', code: 'NOT_FOUND', requestId: expect.any(String) });
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

it('the process lives, and the figures are said', async () => {
  expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
  expect(JSON.parse(await rowsOf(spotless.uid))).toEqual(JSON.parse(spotlessRows));
  const { requests, refused, answered, broken } = tried;
  const figures = `${requests} requests, ${refused} refused, ${answered} answered, 5xx ${broken.length}, nothing stored`;
  process.stdout.write(`bad input: ${figures}
`);
  expect(requests).toBeGreaterThan(1_000);
});
