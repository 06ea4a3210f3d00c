import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answer.ts';

const PATH = '/v1/me/supplements-suggested/latest';
const answer = new Response('{}');

describe('an answer that was asked for early', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(500);
    globalThis.earlyAnswers = { token: 'mine', byPath: new Map([[PATH, Promise.resolve(answer)]]) };
  });

  afterEach(() => {
    vi.restoreAllMocks();
    globalThis.earlyAnswers = undefined;
  });

  test('is taken once', async () => {
    expect(await takeEarlyAnswer(PATH, 'mine')).toBe(answer);
    expect(await takeEarlyAnswer(PATH, 'mine')).toBeNull();
  });

  test('is not for another request', async () => {
    expect(await takeEarlyAnswer('/v1/me', 'mine')).toBeNull();
  });

  test('is not for another session, and is gone then', async () => {
    expect(await takeEarlyAnswer(PATH, 'theirs')).toBeNull();
    expect(await takeEarlyAnswer(PATH, 'mine')).toBeNull();
  });

  test('does not outlive the first seconds of a page', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(await takeEarlyAnswer(PATH, 'mine')).toBeNull();
  });

  test('may have failed on the way', async () => {
    globalThis.earlyAnswers = { token: 'mine', byPath: new Map([[PATH, Promise.resolve(null)]]) };
    expect(await takeEarlyAnswer(PATH, 'mine')).toBeNull();
  });
});
