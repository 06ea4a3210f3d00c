import { samplePerson } from '@evidose/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SessionState, startSession, type TokenOptions } from '../../../lib/session.ts';
import { sendAnswers } from './send-answers.ts';

/** One entry for all tabs, as the browser keeps it. */
let stored: string | null = null;
let show: (state: SessionState) => void = () => undefined;
let heard: { path: string; token: string | null }[] = [];
let onRequest: (path: string) => void = () => undefined;

const signIn = (uid: string) => {
  stored = uid;
  show({ status: 'signed-in', user: { uid, email: `${uid}@example.com`, emailVerified: true } });
};

beforeEach(() => {
  heard = [];
  onRequest = () => undefined;
  startSession({
    start: (listener) => {
      show = listener;
    },
    getIdToken: async ({ of }: TokenOptions = {}) =>
      stored === null || (of !== undefined && of !== stored) ? null : `token of ${stored}`,
    signOut: async () => undefined,
  });
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    heard.push({ path, token: new Headers(request.headers).get('authorization') });
    onRequest(path);
    return new Response(
      JSON.stringify(path.endsWith('Questionnaire') ? { comprehensiveQuestionnaire: samplePerson.answers } : {}),
      { status: 200 },
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = () =>
  sendAnswers({ answers: samplePerson.answers, idempotencyKey: 'k', openPlan: () => undefined }).then(
    () => 'sent',
    (thrown: { code?: string }) => thrown.code,
  );

describe('answers of one account', () => {
  test('are never sent in the name of another that signs in while they are on their way', async () => {
    signIn('ada');
    onRequest = () => signIn('bob');
    expect(await send()).toBe('NOT_LOGGED_IN');
    expect(heard.map(({ token }) => token)).toEqual(['Bearer token of ada']);
  });

  test('nor of one that signed in in another tab before this page has heard of it', async () => {
    signIn('ada');
    stored = 'bob';
    expect(await send()).toBe('NOT_LOGGED_IN');
    expect(heard).toEqual([]);
  });
});
