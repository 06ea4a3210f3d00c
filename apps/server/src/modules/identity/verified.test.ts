import type { RouteContract } from '@evidose/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../test/app.ts';
import { embeddedIdentity } from '../../../test/embedded-identity.ts';
import { createHttp } from '../../http/create-http.ts';
import { mount } from '../../http/mount.ts';
import { accounts } from './schema.ts';
import { createUserGuard } from './service.ts';

const { db, config, signUpVerified } = await createTestApp();
const { secretKey, publicUrl } = config;
const identity = embeddedIdentity({ db, secretKey, publicUrl });

const personal = {
  method: 'GET',
  path: '/v1/personal',
  summary: 'test',
  access: 'verified',
  response: z.object({ uid: z.string() }),
  errors: [],
} as const satisfies RouteContract;

it('the server asks the account whether the address is verified, not the token', async () => {
  const { app } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: [] });
  const guards = {
    requireGate: async () => undefined,
    requireUser: createUserGuard(identity),
    findKeyOwner: async () => null,
  };
  mount({ app, guards }, personal, ({ user }) => ({ uid: user.uid }));
  const { uid, idToken } = await signUpVerified();
  const get = () => app.inject({ url: '/v1/personal', headers: { authorization: `Bearer ${idToken}` } });
  expect(decodeJwt(idToken)['email_verified']).toBe(false);
  expect((await get()).json()).toEqual({ uid });
  await db.update(accounts).set({ emailVerified: false }).where(eq(accounts.uid, uid));
  expect((await get()).json().error).toMatchObject({ type: 'verify', message: 'Please verify your email.' });
});
