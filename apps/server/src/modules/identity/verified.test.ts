import type { RouteContract } from '@evidose/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../test/app.ts';
import { systemClock } from '../../clock.ts';
import { createHttp } from '../../http/create-http.ts';
import { mount } from '../../http/mount.ts';
import { secretFrom } from '../../secret.ts';
import { createAudit } from '../audit/service.ts';
import { createMail } from '../mail/index.ts';
import { createThrottle } from '../throttle/service.ts';
import { createEmbeddedIdentity } from './embedded.ts';
import { accounts } from './schema.ts';
import { createUserGuard } from './service.ts';

const { db, config, signUpVerified } = await createTestApp();
const log = pino({ level: 'silent' });
const base = { db, clock: systemClock };
const mail = createMail({ ...base, log, transport: { send: async () => undefined, close: async () => undefined } });
const identity = createEmbeddedIdentity({
  ...base,
  secret: secretFrom(config.secretKey ?? ''),
  audit: createAudit(base),
  throttle: createThrottle(base),
  mail,
  publicUrl: config.publicUrl,
  corsOrigins: [],
  minPasswordLength: 6,
  providers: [],
  eraseDocuments: async () => undefined,
});

const personal = {
  method: 'GET',
  path: '/v1/personal',
  summary: 'test',
  access: 'verified',
  response: z.object({ uid: z.string() }),
  errors: [],
} as const satisfies RouteContract;

it('the server asks the account whether the address is verified, not the token', async () => {
  const { app } = await createHttp({ log, trustedProxies: [] });
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
  await mail.stop();
});
