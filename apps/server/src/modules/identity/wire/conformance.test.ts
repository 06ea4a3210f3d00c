import { readFileSync } from 'node:fs';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/app.ts';
import {
  ANSWERED_OTHERWISE,
  type Body,
  CODE_FLOW,
  type Exchange,
  KEYS_LEFT_OUT,
  NOT_OUR_PROTOCOL,
  PASSWORD_FOR,
} from '../../../../test/identity-fixtures/deviations.ts';
import { CLIENT, chooseAtProvider, startOpenIdServer } from '../../../../test/openid-server.ts';
import { operate } from '../../../operator.ts';

const folder = new URL('../../../../test/identity-fixtures/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const captured: { exchanges: Exchange[]; idTokens: Record<string, { payload: Body }> } = read('emulator.json');
const documented = read('documented.json');

const CALLBACK = 'http://localhost:3000/__/auth/handler';
const openId = await startOpenIdServer({ redirectUri: CALLBACK, people: Object.values(CODE_FLOW) });
afterAll(openId.stop);
const providerOf = (id: string) => ({ id, name: id, issuer: openId.issuer, ...CLIENT });
const server = await createTestApp({
  env: {
    CORS_ORIGINS: 'http://localhost:5173',
    IDENTITY_PROVIDERS: JSON.stringify([providerOf('google.com'), providerOf('oidc.local')]),
  },
});
const { app, database, config, call, codeIn } = server;

/** Our responses by exchange number: later requests refer to them. */
const answers = new Map<string, Body>();

const asRecord = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});

async function answerTo(reference: string): Promise<string> {
  const [number = '', key = ''] = reference.split('.');
  return String(answers.get(number)?.[key] ?? '');
}

async function fill(text: string, resolve = answerTo): Promise<string> {
  let filled = text;
  for (const [mark, reference = ''] of text.matchAll(/\{\{([^}]+)\}\}/g)) {
    filled = filled.replace(mark, await resolve(reference));
  }
  for (const [theirs, ours] of Object.entries(PASSWORD_FOR)) filled = filled.replaceAll(`"${theirs}"`, `"${ours}"`);
  return filled;
}

/** Codes arrive by mail here; a reused refresh token must be the one already used, since ours rotate. */
async function resolverFor(name: string) {
  const number = Number(name.slice(0, 2));
  if (number >= 43 && number <= 45) return async () => codes.verify;
  if (number >= 47 && number <= 49) return async () => codes.reset;
  if (number === 60) return () => answerTo('58.refreshToken');
  return answerTo;
}
const codes = { verify: '', reset: '' };

async function byCodeFlow({ name, request }: Exchange) {
  const { idToken } = asRecord(request.body);
  const providerId = new URLSearchParams(String(asRecord(request.body)['postBody'])).get('providerId');
  const begun = (await call('createAuthUri', { providerId, continueUri: CALLBACK })).json();
  const person = CODE_FLOW[name.slice(0, 2) as keyof typeof CODE_FLOW];
  const callback = await chooseAtProvider(begun.authUri, person.sub, CALLBACK);
  return call('signInWithIdp', {
    requestUri: callback.href,
    sessionId: begun.sessionId,
    returnSecureToken: true,
    returnIdpCredential: true,
    ...(idToken === undefined ? {} : { idToken: await fill(String(idToken)) }),
  });
}

async function replay(exchange: Exchange) {
  const { name, request } = exchange;
  if (name.slice(0, 2) in CODE_FLOW) return byCodeFlow(exchange);
  const resolve = await resolverFor(name);
  const isText = typeof request.body === 'string';
  const body = request.body === undefined ? undefined : isText ? String(request.body) : JSON.stringify(request.body);
  return app.inject({
    method: request.method,
    url: request.url,
    headers: request.headers,
    ...(body === undefined ? {} : { payload: await fill(body, resolve) }),
  });
}

/** The same keys at every depth, except those we omit by name. */
function expectSameKeys(ours: unknown, theirs: unknown): void {
  if (Array.isArray(theirs)) {
    expect(Array.isArray(ours)).toBe(true);
    if (theirs.length > 0) expectSameKeys((ours as unknown[])[0], theirs[0]);
    return;
  }
  if (typeof theirs !== 'object' || theirs === null) return;
  const expected = Object.keys(theirs).filter((key) => !KEYS_LEFT_OUT.has(key));
  expect(Object.keys(asRecord(ours)).sort()).toEqual(expected.sort());
  for (const key of expected) expectSameKeys(asRecord(ours)[key], asRecord(theirs)[key]);
}

/** A real provider sends the name each time; this exchange's made-up token had none. */
function withoutNames(exchange: string, body: Body): Body {
  if (!exchange.startsWith('78')) return body;
  const { displayName: _displayName, fullName: _fullName, ...others } = body;
  return others;
}

/** What the emulator's control endpoints did between the exchanges. */
async function keepUp(name: string): Promise<void> {
  if (name.startsWith('33')) codes.verify = await codeIn('ada@example.com');
  if (name.startsWith('41')) {
    // The one of exchange 40 first: of two in progress only the newer is sent.
    await codeIn('ada@example.com', 'resetPassword');
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.com' });
    codes.reset = await codeIn('ada@example.com', 'resetPassword', 2);
  }
  if (name.startsWith('85')) {
    const options = { config, database, log: pino({ level: 'silent' }), say: () => undefined };
    await operate(['users', 'disable', 'dis@example.com'], options);
  }
}

describe('the exchanges captured from the official emulator', () => {
  it.each(captured.exchanges.map((exchange) => [exchange.name, exchange] as const))('%s', async (name, exchange) => {
    const number = name.slice(0, 2);
    if (name in NOT_OUR_PROTOCOL) {
      const { request } = exchange;
      const reply = await app.inject({ method: request.method, url: request.url, headers: request.headers });
      expect(reply.statusCode).not.toBe(200);
      return keepUp(name);
    }
    const reply = await replay(exchange);
    const body: Body = reply.body === '' ? {} : reply.json();
    answers.set(number, body);
    await keepUp(name);
    const deviation = ANSWERED_OTHERWISE[name];
    if (deviation !== undefined) {
      expect({ status: reply.statusCode, ...deviation.read(body) }).toEqual(deviation.expected);
      return undefined;
    }
    expect(reply.statusCode).toBe(exchange.response.status);
    const theirs = asRecord(asRecord(exchange.response.body)['error']);
    if (theirs['message'] !== undefined) expect(asRecord(body['error'])).toEqual(theirs);
    else expectSameKeys(withoutNames(name, body), exchange.response.body);
    return undefined;
  });

  it('deviates in nothing that is not named, and names nothing that was not captured', () => {
    const names = new Set(captured.exchanges.map(({ name }) => name));
    const named = [...Object.keys(NOT_OUR_PROTOCOL), ...Object.keys(ANSWERED_OTHERWISE)];
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('ID tokens beside the captured ones', () => {
  const OURS = ['sid', 'sv'];

  it.each([
    ['password-decoded', '04', 'idToken'],
    ['password-verified-decoded', '52', 'idToken'],
    ['google-decoded', '70', 'idToken'],
    ['oidc-decoded', '72', 'idToken'],
  ])('%s has the same claims, and ours are signed', (name, number, key) => {
    const idToken = String(answers.get(number)?.[key]);
    const claims = decodeJwt(idToken);
    const theirs = captured.idTokens[name]?.payload ?? {};
    expect(
      Object.keys(claims)
        .filter((claim) => !OURS.includes(claim))
        .sort(),
    ).toEqual(Object.keys(theirs).sort());
    expectSameKeys(claims['firebase'], theirs['firebase']);
    expect(decodeProtectedHeader(idToken)).toMatchObject(
      documented.idTokenHeader.alg === 'RS256' ? { alg: 'RS256' } : {},
    );
  });
});

describe('what production documents and the emulator does not do', () => {
  it('the password policy has the documented fields', async () => {
    const policy = (await app.inject({ url: '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k' })).json();
    expect(Object.keys(policy).sort()).toEqual(Object.keys(documented.passwordPolicy.body).sort());
    expect(Object.keys(policy.customStrengthOptions)).toEqual(['minPasswordLength', 'maxPasswordLength']);
  });

  it('too many attempts are answered in the documented words', async () => {
    const attempt = () => call('signInWithPassword', { email: 'ghost@example.com', password: 'wrong guess' });
    for (let i = 0; i < 10; i++) await attempt();
    const reply = await attempt();
    const theirs = documented.tooManyAttempts;
    expect(reply.statusCode).toBe(theirs.status);
    expect(reply.json().error.message).toBe(theirs.body.error.message);
  });

  it('the passwords of the captured exchanges that are among the 3,000 most common are refused', async () => {
    for (const password of Object.keys(PASSWORD_FOR)) {
      const reply = await call('signUp', { email: 'policy@example.com', password });
      expect(reply.json().error.message).toMatch(/^WEAK_PASSWORD : /);
    }
  });
});
