import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { type RouteContract, routes } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HEADER_LIMIT_BYTES } from '../src/http/load-shedding.ts';
import { createTestApp } from './app.ts';
import { nextPerson } from './identity.ts';
import { personWithPlan } from './person-with-plan.ts';
import { addressOf, sampleRequest } from './samples.ts';

/**
 * Every route that carries a secret, asked with it, while the whole log of the server is kept: at its most talkative,
 * the framework's own lines included.
 */
const lines: string[] = [];
const testApp = await createTestApp({
  env: { PUBLIC_URL: 'https://evidose.example' },
  logTo: { write: (line: string) => lines.push(line) > 0 },
});
const { app, call, refresh, codeIn, signUp } = testApp;

type Method = RouteContract['method'] | 'HEAD' | 'OPTIONS';
interface Asked {
  readonly method?: Method;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}
const ask = (asked: Asked) => app.inject({ ...asked, remoteAddress: nextPerson().remoteAddress });

interface Logged {
  readonly level: number;
  readonly msg?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
}
/** What the server logs while this is done. */
async function linesOf(work: () => Promise<unknown>): Promise<{ text: string; entries: readonly Logged[] }> {
  const before = lines.length;
  await work();
  const some = lines.slice(before);
  return { text: some.join('\n'), entries: some.map((line) => JSON.parse(line) as Logged) };
}
const WARNING = 40;
const isComplaint = ({ level }: Logged) => level >= WARNING;
/** Only the random part is searched for: the text around it is known. */
const randomPart = (text: string): string => /[\w-]{43}/.exec(text)?.[0] ?? text;

const person = await personWithPlan(testApp);
const { headers } = person;
/** Some routes end the session they are called with, so every route is called by another person. */
const walker = (await personWithPlan(testApp)).headers;
const bearerToken = person.idToken;
const made = async (method: Method, url: string, payload?: object) =>
  (await ask({ method, url, headers, ...(payload === undefined ? {} : { payload }) })).json();
const { https: calendar } = await made('POST', '/v1/me/calendar-feed');
const share = await made('POST', '/v1/me/shares', { label: 'Dr. Grey' });
const proof = { link: new URL(share.link).hash.slice(1), code: String(share.code) };
const { key } = await made('POST', '/v1/me/keys', { name: 'a program' });
await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
const reset = await codeIn(person.email, 'resetPassword');
const unverified = await signUp();
await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: unverified.idToken });
const verify = await codeIn(unverified.email);
const feedPath = new URL(calendar).pathname;

/** Each with the secret that it carries. */
const carriers: Readonly<Record<string, readonly [secret: string, () => Promise<unknown>]>> = {
  'reading the calendar': [calendar, () => ask({ url: feedPath })],
  'asking about the calendar': [calendar, () => ask({ method: 'HEAD', url: feedPath })],
  'the calendar with a query': [calendar, () => ask({ url: `${feedPath}?at=1` })],
  'the calendar by a method it has not': [calendar, () => ask({ method: 'PUT', url: feedPath, payload: {} })],
  'the calendar one folder too deep': [calendar, () => ask({ url: `${feedPath}/more` })],
  'the calendar, misspelled': [calendar, () => ask({ url: feedPath.replace('calendar', 'calender') })],
  'the calendar, badly encoded': [calendar, () => ask({ url: `${feedPath}%ZZ` })],
  'opening the doctor’s link': [proof.link, () => ask({ method: 'POST', url: '/v1/shared/letter', payload: proof })],
  'the code of the doctor’s link': [
    proof.code,
    () => ask({ method: 'POST', url: '/v1/shared/letter', payload: proof }),
  ],
  'the letter as PDF': [proof.link, () => ask({ method: 'POST', url: '/v1/shared/files/pdf', payload: proof })],
  'the letter as FHIR': [proof.link, () => ask({ method: 'POST', url: '/v1/shared/files/fhir', payload: proof })],
  'a doctor’s link sent as a query': [proof.link, () => ask({ url: `/shared?link=${proof.link}` })],
  'an API key': [key, () => ask({ url: '/v1/supplements', headers: { 'x-api-key': key } })],
  'a bearer’s token': [bearerToken, () => ask({ url: '/v1/me', headers })],
  'the page of a reset': [reset, () => ask({ url: `/forgot-password?mode=resetPassword&oobCode=${reset}` })],
  'looking at a reset': [reset, () => call('resetPassword', { oobCode: reset })],
  'a reset that is refused': [reset, () => call('resetPassword', { oobCode: reset, newPassword: 'x' })],
  'the page of a verification': [verify, () => ask({ url: `/verify?mode=verifyEmail&oobCode=${verify}` })],
  'a verification': [verify, () => call('update', { oobCode: verify })],
  'a used verification': [verify, () => call('update', { oobCode: verify })],
  'a new token': [unverified.refreshToken, () => refresh(unverified.refreshToken)],
  'the provider’s answer': [reset, () => ask({ url: `/__/auth/handler?code=${reset}&state=${reset}` })],
  'signing out': [
    unverified.refreshToken,
    () => ask({ method: 'POST', url: '/v1/session/end', payload: { refreshToken: unverified.refreshToken } }),
  ],
};

describe('no line of the log holds', () => {
  it.each(Object.entries(carriers))('the secret of %s', async (_what, [secret, work]) => {
    const { text, entries } = await linesOf(work);
    expect(entries.length).toBeGreaterThan(0);
    expect(text).not.toContain(randomPart(secret));
    expect(entries.filter(isComplaint)).toEqual([]);
  });

  it.each(Object.entries<RouteContract>(routes))('what %s is sent where a secret may stand', async (_name, route) => {
    const marks = ['a', 'q', 'c', 'k', 'b', 'w'].map((letter) => `${letter.repeat(42)}-.${letter}`);
    const [inPath = '', inQuery, inCookie, inKey = '', inBearer, inBody] = marks;
    const sample = sampleRequest(route);
    const params = Object.fromEntries([...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => [name, inPath]));
    const url = addressOf(route, { ...sample, params: params as Record<string, string> });
    const { text, entries } = await linesOf(async () => {
      for (const given of [{ 'x-api-key': inKey }, { authorization: `Bearer ${inBearer}` }, walker]) {
        const cookie = `${walker.cookie}; evidose-device=${inCookie}`;
        const payload = sample.body === undefined ? {} : { payload: { ...Object(sample.body), extra: inBody } };
        await ask({
          method: route.method,
          url: `${url}${url.includes('?') ? '&' : '?'}more=${inQuery}`,
          headers: { cookie, ...given },
          ...payload,
        });
      }
    });
    for (const mark of [...marks, walker.authorization]) expect(text).not.toContain(randomPart(mark));
    // The log leaves out long random parts anyway; ids and codes are shorter.
    const logged = entries.map((entry) => entry.route ?? 'none');
    expect(logged.filter((each) => each !== route.path && each !== 'none')).toEqual([]);
  });

  it('a request that is no HTTP, or ends too soon', async () => {
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const { text } = await linesOf(async () => {
      for (const [request, status] of [
        [`GET ${feedPath} HTTP/1.1\r\nhost: x\r\nno header at all\r\n\r\n`, 400],
        [`GET ${feedPath} HTTP/1.1\r\nhost: x\r\ncontent-length: nine\r\n\r\n`, 400],
        [`GET ${feedPath} HTTP/1.1\r\nhost: ${'x'.repeat(2 * HEADER_LIMIT_BYTES)}\r\n\r\n`, 431],
        [`GET ${feedPath} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 200],
        [`GET ${feedPath} HTTP/1.1\r\nhost: x\r\n`, 400],
      ] as const) {
        const socket = connect({ host: address.hostname, port: Number(address.port) });
        socket.on('error', () => undefined);
        const answer = once(socket, 'data');
        const closed = once(socket, 'close');
        // The last one is over where its headers are not.
        if (request.endsWith('\r\n\r\n')) socket.write(request);
        else socket.end(request);
        expect(String(await answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
        await closed;
      }
    });
    expect(text).not.toContain(randomPart(calendar));
  });
});

describe('the proxy of deploy/ writes down no address', () => {
  const nginx = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
  const masks = [...nginx.matchAll(/^ {2}~(\^\S+) (\S+);$/gm)].map(
    ([, from = '', to = '']) => [new RegExp(from), to] as const,
  );
  const hasFreeText = ({ params }: RouteContract) =>
    params !== undefined &&
    Object.values(z.toJSONSchema(params).properties ?? {}).some((param) => typeof param === 'object' && !param.enum);
  /** Without a sign-in, what stands in the path decides what it opens. */
  const opened = Object.values<RouteContract>(routes).filter((route) => route.access === 'open' && hasFreeText(route));

  it.each(opened.map(({ path }) => path))('like %s', (path) => {
    const asked = path.replace(/:[A-Za-z]+/, 'secret');
    const written = masks.find(([from]) => from.test(asked))?.[1] ?? asked;
    expect(written).not.toContain('secret');
  });
});

describe('what was sent is logged as it was sent', () => {
  const files = [
    ...routes.exportPlan.params.shape.format.options.map((format) => ['GET', `/v1/me/exports/${format}`] as const),
    ['GET', '/v1/me/data'] as const,
  ];
  it.each(files)('%s %s', async (method, url) => {
    const { entries } = await linesOf(async () => {
      expect((await ask({ method, url, headers })).statusCode).toBe(200);
    });
    expect(entries.filter(({ route }) => route !== undefined).map(({ status }) => status)).toEqual([200]);
    expect(entries.filter(isComplaint)).toEqual([]);
  });
});
