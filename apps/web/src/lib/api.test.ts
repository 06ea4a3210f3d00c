// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, gateStatus, listSuggested, searchNames, setOrdered, verifyPin } from '@evidose/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, urlOf } from './api.ts';
import { isGateOpen, openGate } from './gate.ts';
import { type IdentityClient, startSession } from './session.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly body: string;
}

const realFetch = fetch;
let server: Server;
let heard: Heard[] = [];
let answers: (Answer | 'silence')[] = [];

const says = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
const errorRow = (code: string, message: string, more = {}) => ({ error: { type: 'general', code, message, ...more } });
const signedInAs = (...tokens: string[]): IdentityClient => ({
  start: () => undefined,
  getIdToken: async (options) => (options?.forceRefresh === true ? (tokens[1] ?? null) : (tokens[0] ?? null)),
  signOut: async () => undefined,
});
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  );

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({
      ...request,
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const answer = answers.shift() ?? says(500, null);
    if (answer !== 'silence')
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  // A page resolves relative URLs; Node does not.
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => realFetch(new URL(path, origin), request));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  heard = [];
  answers = [];
  startSession(signedInAs());
});

test('a call sends JSON and resolves with the checked answer', async () => {
  answers = [says(200, { ticket: 't1', extra: 'dropped' })];
  expect(await call(verifyPin, { body: { pin: '2468' } })).toEqual({ ticket: 't1' });
  expect(heard[0]).toMatchObject({ method: 'POST', url: '/v1/gate/pin', body: '{"pin":"2468"}' });
  expect(heard[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(heard[0]?.headers.authorization).toBeUndefined();
});

test('path parameters and queries are escaped', () => {
  expect(urlOf(setOrdered, { params: { supplementId: 'a/b?c' } })).toBe(
    '/v1/me/supplements-suggested/latest/a%2Fb%3Fc',
  );
  expect(urlOf(listSuggested, { query: { before: undefined } })).toBe('/v1/me/supplements-suggested');
  expect(urlOf(listSuggested, { query: { before: 'a b', goal: ['x', 'y'] } })).toBe(
    '/v1/me/supplements-suggested?before=a+b&goal=x&goal=y',
  );
});

test('an error body becomes its row, with field, hint and waiting time', async () => {
  answers = [says(429, errorRow('TOO_MANY_PINS', 'Too many wrong PINs. Try again later.', { retryAfterSeconds: 900 }))];
  const thrown = await thrownBy(call(verifyPin, { body: { pin: '1111' } }));
  expect(thrown).toBeInstanceOf(AppError);
  expect(thrown).toMatchObject({ code: 'TOO_MANY_PINS', status: 429, details: { retryAfterSeconds: 900 } });
});

test('a code of a newer server keeps its words and falls back to the row of the route', async () => {
  startSession(signedInAs('token'));
  answers = [says(418, errorRow('TEAPOT', 'Short and stout.'))];
  const thrown = await thrownBy(call(setOrdered, { params: { supplementId: 'zinc' }, body: { ordered: true } }));
  expect(thrown).toMatchObject({ code: 'ORDER_NOT_UPDATED', message: 'Short and stout.' });
});

test.each([
  ['an answer that is no JSON', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ['an answer of the wrong shape', says(200, { open: 'perhaps' })],
  ['an error of the wrong shape', says(500, { message: 'oops' })],
])('%s becomes the general row', async (_, answer) => {
  answers = [answer];
  expect(await thrownBy(call(gateStatus))).toMatchObject({ code: 'SOMETHING_FAILED' });
});

test('no answer in time becomes a row too', async () => {
  answers = ['silence'];
  expect(await thrownBy(call(gateStatus, { timeoutMs: 50 }))).toMatchObject({ code: 'SOMETHING_FAILED' });
});

test('an abort ends the call with an AppError, never with a raw one', async () => {
  answers = ['silence'];
  const controller = new AbortController();
  const work = thrownBy(call(gateStatus, { signal: controller.signal }));
  await expect.poll(() => heard).toHaveLength(1);
  controller.abort();
  expect(await work).toBeInstanceOf(AppError);
});

test('a personal call carries the token and its key', async () => {
  startSession(signedInAs('first'));
  answers = [says(200, { batches: [], hasMore: false })];
  await call(listSuggested, { query: {}, idempotencyKey: 'k1' });
  expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer first', 'idempotency-key': 'k1' });
});

test('a personal call without a person is refused before it leaves', async () => {
  expect(await thrownBy(call(listSuggested, { query: {} }))).toMatchObject({ message: 'No user is logged in' });
  expect(heard).toEqual([]);
});

test('a refused token is renewed once', async () => {
  startSession(signedInAs('old', 'new'));
  answers = [says(401, errorRow('NOT_LOGGED_IN', 'No user is logged in')), says(200, { batches: [], hasMore: false })];
  expect(await call(listSuggested, { query: {} })).toEqual({ batches: [], hasMore: false });
  expect(heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
});

test('a server that says the gate is closed closes it here', async () => {
  openGate(new Date(Date.now() + 60_000).toISOString());
  answers = [says(403, errorRow('GATE_CLOSED', 'Enter the PIN to go on.'))];
  await thrownBy(call(searchNames, { body: { kind: 'medicine', text: 'met' } }));
  expect(isGateOpen()).toBe(false);
});
