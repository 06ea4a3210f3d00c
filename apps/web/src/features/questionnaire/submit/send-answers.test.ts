import { HEALTH_DATA_CONSENT, samplePerson } from '@evidose/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SessionState, startSession, type TokenOptions } from '../../../lib/session.ts';
import { sendAnswers } from './send-answers.ts';

let stored: string | null = null;
let show: (state: SessionState) => void = () => undefined;
let heard: { path: string; token: string | null; consent: string | null }[] = [];
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
    const headers = new Headers(request.headers);
    heard.push({ path, token: headers.get('authorization'), consent: headers.get('consent-version') });
    onRequest(path);
    return new Response(JSON.stringify({ comprehensiveQuestionnaire: samplePerson.answers, consents: [] }), {
      status: 200,
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = ({ hasAgreed = true } = {}) =>
  sendAnswers({ answers: samplePerson.answers, hasAgreed, idempotencyKey: 'k', openPlan: () => undefined }).then(
    () => 'sent',
    (thrown: { code?: string }) => thrown.code,
  );

describe('the consent that answers are kept by', () => {
  test('goes with them, by the version of its words', async () => {
    signIn('ada');
    await send();
    expect(heard[0]).toMatchObject({ path: '/v1/me/comprehensiveQuestionnaire', consent: HEALTH_DATA_CONSENT });
  });

  test('is not claimed for answers that nobody sent by the button below its words', async () => {
    signIn('ada');
    await send({ hasAgreed: false });
    expect(heard[0]).toMatchObject({ path: '/v1/me/comprehensiveQuestionnaire', consent: null });
  });
});

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
