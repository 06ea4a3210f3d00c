import { type RouteContract, routes } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './app.ts';

const { app, openGate, signUp } = await createTestApp();
const cookie = await openGate();
const unverified = await signUp();

/** With our own identity service the deletion of the account takes the documents along. */
const HOSTED_ONLY = ['eraseMyDocuments'];
const all = Object.entries<RouteContract>(routes).filter(([name]) => !HOSTED_ONLY.includes(name));
const withAccess = (...accesses: RouteContract['access'][]) =>
  all.filter(([, { access }]) => accesses.includes(access));

async function codeOf({ method, path }: RouteContract, headers: Record<string, string> = {}): Promise<string> {
  const url = path.replaceAll(/:[A-Za-z]+/g, 'x');
  const reply = await app.inject({ method, url, headers });
  return reply.json<{ error?: { code: string } }>().error?.code ?? 'answered';
}

describe('every route of the contract', () => {
  it.each(all)('%s is mounted', (_name, { method, path }) => {
    expect(app.hasRoute({ method, url: path })).toBe(true);
  });

  it.each(withAccess('gate-or-key', 'verified-or-key'))('%s asks a program for its key', async (_name, route) => {
    const reply = await app.inject({ method: route.method, url: route.path.replaceAll(/:[A-Za-z]+/g, 'x') });
    expect([reply.statusCode, reply.json().error.message]).toEqual([401, expect.stringContaining('x-api-key')]);
    // A browser that shows our pages is asked for the PIN.
    expect(await codeOf(route, { 'sec-fetch-site': 'same-origin' })).toBe('GATE_CLOSED');
  });

  it.each(withAccess('gate', 'verified'))('%s answers nobody who sends nothing', async (_name, route) => {
    expect(await codeOf(route)).toBe('GATE_CLOSED');
  });

  it.each(withAccess('gate', 'verified', 'gate-or-key', 'verified-or-key'))(
    '%s answers nobody without the gate',
    async (_name, route) => {
      const authorization = `Bearer ${unverified.idToken}`;
      expect(await codeOf(route, { authorization })).toBe('GATE_CLOSED');
      expect(await codeOf(route, { cookie: 'evidose-gate=made-up' })).toBe('GATE_CLOSED');
    },
  );

  it.each(withAccess('account', 'verified', 'verified-or-key'))(
    '%s answers nobody without a bearer: the gate alone reads nothing personal',
    async (_name, route) => {
      expect(await codeOf(route, { cookie })).toBe('NOT_LOGGED_IN');
    },
  );

  it.each(withAccess('verified', 'verified-or-key'))(
    '%s answers nobody with an unverified address',
    async (_name, route) => {
      const headers = { cookie, authorization: `Bearer ${unverified.idToken}` };
      expect(await codeOf(route, headers)).toBe('EMAIL_NOT_VERIFIED');
    },
  );
});
