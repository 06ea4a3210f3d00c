import { type RouteContract, routes } from '@evidose/contract';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { operate } from '../src/operator.ts';
import { createTestApp } from './app.ts';
import { nextPerson } from './identity.ts';
import { addressOf, sampleRequest } from './samples.ts';

/** Who is let in where, as one table: `npm run matrix` prints it. Every cell is an answer of the server. */
const { app, database, config, call, openGate, signUp, signUpVerified } = await createTestApp();
const HOSTED_ONLY = ['eraseMyDocuments'];
const all = Object.entries<RouteContract>(routes).filter(([name]) => !HOSTED_ONLY.includes(name));

type Headers = Record<string, string>;
const cookie = await openGate();
const bearer = (idToken: string): Headers => ({ cookie, authorization: `Bearer ${idToken}` });
const operator = { config, database, log: pino({ level: 'silent' }), say: () => undefined };

async function keyOf(plan: string): Promise<string> {
  const { headers, uid } = await signUpVerified();
  await operate(['plan', 'set', uid, plan], operator);
  const made = await app.inject({ method: 'POST', url: '/v1/me/keys', headers, payload: { name: 'matrix' } });
  return made.json().key;
}

const ended = await signUpVerified();
await app.inject({ method: 'POST', url: '/v1/me/sessions/end', headers: ended.headers });
const disabled = await signUpVerified();
await operate(['users', 'disable', disabled.uid], operator);
const deleted = await signUpVerified();
await call('delete', { idToken: deleted.idToken });
const [trialKey, platformKey] = [await keyOf('trial'), await keyOf('platform')];

/** The same person as long as they are still signed in: some routes end what they are called with. */
function lasting(signIn: () => Promise<Headers>): () => Promise<Headers> {
  let headers: Headers | undefined;
  return async () => {
    const isIn = headers !== undefined && (await app.inject({ url: routes.readMe.path, headers })).statusCode !== 401;
    if (headers === undefined || !isIn) headers = await signIn();
    return headers;
  };
}

const CALLERS: Readonly<Record<string, () => Promise<Headers>>> = {
  'no gate': async () => ({}),
  'gate only': async () => ({ cookie }),
  unverified: lasting(async () => bearer((await signUp()).idToken)),
  verified: lasting(async () => (await signUpVerified()).headers),
  'other person': lasting(async () => (await signUpVerified()).headers),
  'ended session': async () => ({ ...ended.headers, cookie }),
  disabled: async () => ({ ...disabled.headers, cookie }),
  deleted: async () => ({ ...deleted.headers, cookie }),
  key: async () => ({ 'x-api-key': platformKey }),
  'key of another plan': async () => ({ 'x-api-key': trialKey }),
};

const SHUT: Readonly<Record<RouteContract['access'], readonly string[]>> = {
  open: [],
  gate: ['no gate', 'key', 'key of another plan'],
  account: ['no gate', 'gate only', 'ended session', 'disabled', 'deleted', 'key', 'key of another plan'],
  verified: [
    'no gate',
    'gate only',
    'unverified',
    'ended session',
    'disabled',
    'deleted',
    'key',
    'key of another plan',
  ],
  'gate-or-key': ['no gate'],
  'verified-or-key': ['no gate', 'gate only', 'unverified', 'ended session', 'disabled', 'deleted'],
};
const REFUSALS = ['NO_API_KEY', 'GATE_CLOSED', 'NOT_LOGGED_IN', 'EMAIL_NOT_VERIFIED', 'INVALID_API_KEY'];

const rows: string[][] = [];

it.each(all)('%s answers whom it should and nobody else', async (name, route) => {
  const cells: string[] = [];
  for (const [who, headersOf] of Object.entries(CALLERS)) {
    const sample = sampleRequest(route);
    const reply = await app.inject({
      method: route.method,
      url: addressOf(route, sample),
      // Wrong PINs and many messages are limited by source.
      remoteAddress: nextPerson().remoteAddress,
      headers: { ...(await headersOf()), ...(sample.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(sample.body === undefined ? {} : { payload: JSON.stringify(sample.body) }),
    });
    const code = reply.statusCode >= 400 ? reply.json<{ error: { code: string } }>().error.code : '';
    cells.push(REFUSALS.includes(code) ? `${reply.statusCode} ${code}` : String(reply.statusCode));
    const isShut = SHUT[route.access].includes(who);
    expect([who, REFUSALS.includes(code)]).toEqual([who, isShut]);
  }
  rows.push([name, ...cells]);
});

it('as one table', () => {
  const short = (cell: string) =>
    cell.replace('GATE_CLOSED', 'gate').replace('NOT_LOGGED_IN', 'login').replace('EMAIL_NOT_VERIFIED', 'verify');
  const table = [['route', ...Object.keys(CALLERS)], ...rows].map((row) => `| ${row.map(short).join(' | ')} |`);
  process.stdout.write(`${table.join('\n')}\n`);
  expect(rows).toHaveLength(all.length);
});
