import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionState } from '../../../lib/session.ts';
import { adopt, identityClient } from './identity-client.ts';
import { readStored, type StoredSession } from './stored-session.ts';

const HOUR_MS = 3_600_000;
const sessionOf = (changes: Partial<StoredSession> = {}): StoredSession => ({
  uid: 'u1',
  email: 'ada@example.com',
  emailVerified: true,
  idToken: 'token-1',
  refreshToken: 'refresh-1',
  expiresAt: Date.now() + HOUR_MS,
  tokenSyncUrl: null,
  endsOnServer: false,
  ...changes,
});

let states: SessionState[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  states = [];
});
afterEach(() => vi.restoreAllMocks());

const start = () => identityClient.start((state) => void states.push(state));

describe('on start-up', () => {
  test('nothing kept means signed out', () => {
    start();
    expect(states).toEqual([{ status: 'signed-out' }]);
  });

  test('a kept session means signed in, at once and without a call', () => {
    localStorage.setItem('identitySession', JSON.stringify(sessionOf()));
    start();
    expect(states).toEqual([
      { status: 'signed-in', user: { uid: 'u1', email: 'ada@example.com', emailVerified: true } },
    ]);
  });

  test('an account whose address is not verified is not signed in, but has its token', async () => {
    localStorage.setItem('identitySession', JSON.stringify(sessionOf({ emailVerified: false })));
    start();
    expect(states).toEqual([{ status: 'signed-out' }]);
    expect(await identityClient.getIdToken()).toBe('token-1');
  });

  test.each(['{', '"text"', '{"uid":"u1"}', 'null'])('a damaged entry (%s) means signed out', (kept) => {
    localStorage.setItem('identitySession', kept);
    start();
    expect(states).toEqual([{ status: 'signed-out' }]);
  });
});

describe('another tab', () => {
  test('that signs out signs this one out, and its marks go', () => {
    adopt(sessionOf());
    start();
    sessionStorage.setItem('email', 'ada@example.com');
    sessionStorage.setItem('quizData', '{}');
    localStorage.removeItem('identitySession');
    window.dispatchEvent(new StorageEvent('storage', { key: 'identitySession' }));
    expect(states.at(-1)).toEqual({ status: 'signed-out' });
    expect(sessionStorage.getItem('email')).toBeNull();
    expect(sessionStorage.getItem('quizData')).toBeNull();
  });

  test('that signs in signs this one in', () => {
    start();
    localStorage.setItem('identitySession', JSON.stringify(sessionOf()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'identitySession' }));
    expect(states.at(-1)).toMatchObject({ status: 'signed-in' });
  });
});

describe('a token', () => {
  test('is handed out for whoever it was asked for, and for nobody else', async () => {
    start();
    adopt(sessionOf());
    expect(await identityClient.getIdToken({ of: 'u1' })).toBe('token-1');
    localStorage.setItem('identitySession', JSON.stringify(sessionOf({ uid: 'u2', idToken: 'token-2' })));
    expect(await identityClient.getIdToken({ of: 'u1' })).toBeNull();
    expect(await identityClient.getIdToken({ of: 'u1', forceRefresh: true })).toBeNull();
    expect(await identityClient.getIdToken()).toBe('token-2');
  });
});

describe('signing out', () => {
  test('with no user logs and raises the specified error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(identityClient.signOut()).rejects.toMatchObject({ type: 'login', message: 'No user is logged in' });
    expect(logged).toHaveBeenCalledWith('No user is logged in');
  });

  test('with no user says so to the pages as well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    start();
    adopt(sessionOf());
    localStorage.removeItem('identitySession');
    await expect(identityClient.signOut()).rejects.toMatchObject({ type: 'login' });
    expect(states.at(-1)).toEqual({ status: 'signed-out' });
  });

  test('leaves no draft behind, nor where this person was going; the choice about the disk stays', async () => {
    start();
    adopt(sessionOf());
    const drafts = ['questionnaire', 'quick-quiz', 'quick-result', 'quick-said', 'names', 'contact', 'any-later-one'];
    for (const name of drafts) sessionStorage.setItem(`draft:${name}`, 'x');
    for (const key of ['returnAfterLogin', 'quizData']) sessionStorage.setItem(key, 'x');
    localStorage.setItem('durable:questionnaire', '{}');
    localStorage.setItem('durable:questionnaire-on-device', 'no');
    await identityClient.signOut();
    expect(sessionStorage.length).toBe(0);
    expect(Object.keys(localStorage)).toEqual(['durable:questionnaire-on-device']);
  });

  test('forgets everything that says who it was', async () => {
    start();
    adopt(sessionOf());
    for (const key of ['email', 'pendingVerification', 'signupCompleted']) sessionStorage.setItem(key, 'x');
    localStorage.setItem('pendingVerification', 'true');
    await identityClient.signOut();
    expect(readStored()).toBeNull();
    expect(states.at(-1)).toEqual({ status: 'signed-out' });
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(await identityClient.getIdToken()).toBeNull();
  });
});
