import { EventEmitter, once } from 'node:events';
import { AppError, type RouteContract } from '@evidose/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT_BYTES, createHttp } from './create-http.ts';
import type { Guards, User } from './guards.ts';
import { type Http, mount } from './mount.ts';

const person: User = { uid: 'u1', email: 'a@b.example', emailVerified: true };
const letAllIn: Guards = {
  requireGate: async () => undefined,
  requireUser: async () => person,
  findKeyOwner: async () => null,
};

async function server(guards: Guards = letAllIn) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { app, lifecycle } = await createHttp({ log, trustedProxies: [] });
  const http: Http = { app, guards };
  return { app, http, lifecycle, lines };
}

const greet = {
  method: 'POST',
  path: '/v1/greet/:id',
  summary: 'test',
  access: 'verified',
  params: z.object({ id: z.string().max(3) }),
  body: z.strictObject({ name: z.string() }),
  response: z.object({ text: z.string() }),
  errors: [],
} as const satisfies RouteContract;

describe('mount', () => {
  it('hands on what was parsed and shapes the answer by its schema', async () => {
    const { app, http } = await server();
    mount(
      http,
      greet,
      ({ params, body, user }) => ({ text: `${params.id} ${body.name} ${user.uid}`, secret: 1 }) as never,
    );
    const reply = await app.inject({ method: 'POST', url: '/v1/greet/a', payload: { name: 'Ada' } });
    expect(reply.json()).toEqual({ text: 'a Ada u1' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('names the field that is wrong and never its value', async () => {
    const { app, http, lines } = await server();
    mount(http, greet, () => ({ text: '' }));
    const wrong = await app.inject({ method: 'POST', url: '/v1/greet/a', payload: { name: 'x', illness: 'private' } });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().error).toMatchObject({ code: 'BAD_REQUEST', field: 'illness' });
    expect(wrong.body + lines.join('')).not.toContain('private');
  });

  it.each(['nobody', `${'x'.repeat(300)}@example.com`, null, 5])(
    'calls an address that is no address by its own row: %s',
    async (email) => {
      const { app, http } = await server();
      const write = {
        ...greet,
        path: '/v1/write',
        params: undefined,
        body: z.strictObject({ email: z.email().max(254) }),
      } as const;
      mount(http, write as never, () => ({ text: '' }) as never);
      const wrong = await app.inject({ method: 'POST', url: '/v1/write', payload: { email } });
      expect(wrong.json().error).toMatchObject({ type: 'email', message: 'Invalid email', field: 'email' });
    },
  );

  it('asks the guard before it reads the body', async () => {
    const closed: Guards = {
      ...letAllIn,
      requireGate: async () => {
        throw new AppError('GATE_CLOSED');
      },
    };
    const { app, http } = await server(closed);
    mount(http, greet, () => ({ text: '' }));
    const reply = await app.inject({ method: 'POST', url: '/v1/greet/a', payload: 'x'.repeat(BODY_LIMIT_BYTES * 2) });
    expect(reply.json().error.code).toBe('GATE_CLOSED');
  });

  it('keeps people with an unverified address out', async () => {
    const unverified: Guards = { ...letAllIn, requireUser: async () => ({ ...person, emailVerified: false }) };
    const { app, http } = await server(unverified);
    mount(http, greet, () => ({ text: '' }));
    const reply = await app.inject({ method: 'POST', url: '/v1/greet/a', payload: { name: 'x' } });
    expect(reply.json().error).toMatchObject({ type: 'verify', message: 'Please verify your email.' });
  });
});

describe('the error handler', () => {
  it('answers a failure it does not know with the general row, and logs no message of it', async () => {
    const { app, http, lines } = await server();
    mount(http, greet, () => {
      throw new Error('value "diabetes" of the person');
    });
    const reply = await app.inject({ method: 'POST', url: '/v1/greet/a', payload: { name: 'x' } });
    expect(reply.json().error).toMatchObject({ type: 'general', message: 'There was an error. Try again.' });
    expect(lines.join('')).toContain('SOMETHING_FAILED');
    expect(reply.body + lines.join('')).not.toContain('diabetes');
  });

  it.each([
    [
      'a body over the limit',
      413,
      { 'content-type': 'application/json' },
      `{"name":"${'x'.repeat(BODY_LIMIT_BYTES)}"}`,
    ],
    ['a body that is not JSON', 400, { 'content-type': 'application/json' }, '{"name":'],
    ['a body of another type', 415, { 'content-type': 'text/xml' }, '<a/>'],
  ])('answers %s with %i', async (_what, status, headers, payload) => {
    const { app, http } = await server();
    mount(http, greet, () => ({ text: '' }));
    const reply = await app.inject({ method: 'POST', url: '/v1/greet/a', headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.requestId).toBe(reply.headers['x-request-id']);
  });
});

describe('the request log', () => {
  it('writes the pattern of the route, not the address', async () => {
    const { app, http, lines } = await server();
    mount(http, greet, () => ({ text: '' }));
    await app.inject({ method: 'POST', url: '/v1/greet/abc?q=warfarin', payload: { name: 'x' } });
    const text = lines.join('');
    expect(text).toContain('/v1/greet/:id');
    expect(text).not.toMatch(/abc|warfarin/);
  });
});

describe('stopping', () => {
  it('finishes what is under way, turns new requests away, and then is done', async () => {
    const { app, lifecycle } = await server();
    const events = new EventEmitter();
    const started = once(events, 'started');
    const finished = once(events, 'finished');
    app.get('/slow', async () => {
      events.emit('started');
      await finished;
      return { done: true };
    });
    const address = await app.listen({ port: 0 });
    const slow = fetch(`${address}/slow`);
    await started;
    const drained = lifecycle.drain();
    const turnedAway = await fetch(`${address}/slow`);
    expect(turnedAway.status).toBe(503);
    events.emit('finished');
    expect(await (await slow).json()).toEqual({ done: true });
    await drained;
    await app.close();
  });
});
