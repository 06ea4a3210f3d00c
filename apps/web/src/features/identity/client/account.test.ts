import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from './account.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const idToken = `${part({ alg: 'none' })}.${part({ sub: 'u1', email: 'ada@example.com', email_verified: false })}.x`;
const identity = {
  mode: 'embedded',
  accountsBase: '/accounts',
  tokenBase: '/token',
  apiKey: 'k',
  providers: [],
  tokenSyncUrl: null,
};
let isLimited = false;

function answerTo(url: string): Response {
  if (url.includes('client-config')) return Response.json({ identity, localMailbox: null });
  if (url.includes(':signInWithPassword')) return Response.json({ idToken, refreshToken: 'r', expiresIn: '3600' });
  if (!isLimited) return Response.json({ email: 'ada@example.com' });
  return Response.json({ error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }, { status: 400 });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string) => answerTo(String(url)));
});
afterEach(() => vi.unstubAllGlobals());

const hintAfter = () =>
  logIn({ email: 'ada@example.com', password: 'quiet lantern 7' }).then(
    () => 'logged in',
    (thrown: { code?: string; details?: { hint?: string } }) => [thrown.code, thrown.details?.hint],
  );

test('with an unverified address "a new link" is promised only where one was sent', async () => {
  isLimited = false;
  expect(await hintAfter()).toEqual(['EMAIL_NOT_VERIFIED', 'We have sent you a new link.']);
  isLimited = true;
  const [code, hint] = await hintAfter();
  expect(code).toBe('EMAIL_NOT_VERIFIED');
  expect(hint).toContain('several links lately');
  expect(hint).not.toContain('new link');
});
