import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { secretFrom } from '../../secret.ts';
import { createKeys } from './keys.ts';
import { createTokens, ID_TOKEN_MS } from './tokens.ts';

const { db } = await createTestDatabase();
const start = new Date('2026-03-01T12:00:00Z');
let now = start;
const clock = () => now;
const keys = createKeys({ db, clock, secret: secretFrom('a'.repeat(64)) });
const tokens = createTokens({ clock, keys, issuer: 'https://evidose.example' });

const account = {
  uid: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  passwordHash: null,
  passwordChangedAt: null,
  displayName: null,
  photoUrl: null,
  isDisabled: false,
  sessionVersion: 3,
  validSince: start,
  createdAt: start,
  lastLoginAt: start,
  lastRefreshAt: start,
};
const session = {
  uid: 'ada',
  id: 'session',
  providerId: 'password',
  device: '',
  signedInAt: start,
  lastUsedAt: start,
  endedAt: null,
};

beforeEach(() => {
  now = start;
});

/** A token verified once, so that the next check uses the cache. */
async function checkedToken(): Promise<string> {
  const token = await tokens.issue({ account, providers: [], session });
  expect(await tokens.verify(token)).toMatchObject({ sub: 'ada', sid: 'session', sv: 3 });
  expect(await tokens.verify(token)).toMatchObject({ sub: 'ada', sid: 'session', sv: 3 });
  return token;
}

describe('what a token tells', () => {
  const claimsOf = async (changes: { readonly displayName?: string; readonly emailVerified?: boolean }) =>
    decodeJwt(await tokens.issue({ account: { ...account, ...changes }, providers: [], session }));

  it('names who has a name and says nothing of who has none', async () => {
    expect(await claimsOf({ displayName: 'Ada' })).toHaveProperty('name', 'Ada');
    expect(await claimsOf({})).not.toHaveProperty('name');
    expect(await claimsOf({})).not.toHaveProperty('picture');
  });

  it('tells the address and whether it is verified', async () => {
    expect(await claimsOf({})).toMatchObject({ email: 'ada@example.com', email_verified: true });
    expect(await claimsOf({ emailVerified: false })).toMatchObject({ email_verified: false });
  });
});

describe('a token that was found right before', () => {
  it('is worth nothing once it has run out', async () => {
    const token = await checkedToken();
    now = new Date(start.getTime() + ID_TOKEN_MS);
    await expect(tokens.verify(token)).rejects.toMatchObject({ fault: 'expired' });
  });

  it('is worth nothing once its key was withdrawn', async () => {
    const token = await checkedToken();
    await keys.rotate({ isCompromised: true });
    now = new Date(start.getTime() + 1_000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ fault: 'invalid' });
  });

  it('vouches for no other token, not even one that differs by a letter', async () => {
    const token = await checkedToken();
    const last = token.at(-2) === 'A' ? 'B' : 'A';
    const forged = `${token.slice(0, -2)}${last}${token.slice(-1)}`;
    await expect(tokens.verify(forged)).rejects.toMatchObject({ fault: 'invalid' });
  });
});
