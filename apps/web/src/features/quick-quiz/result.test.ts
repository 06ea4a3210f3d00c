import { recommendationOf } from '@evidose/contract/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { keepResult, readAddress, readResult } from './result.ts';

const userInfo = {
  weight: '64',
  height: '168',
  gender: 'female',
  age: '34',
  activeness: 'moderate',
  goals: ['sleep'],
  supplements: 'none',
  allergies: 'none',
} as const;

const recommendation = recommendationOf([], { summary: '<img src=x onerror=alert(1)>' });

const addressOf = (values: Record<string, unknown>) =>
  `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))}`;

afterEach(() => sessionStorage.clear());

describe('the query values', () => {
  test('nothing in the address is no result', () => {
    expect(readAddress('')).toEqual({ state: 'none' });
    expect(readAddress('?utm=x')).toEqual({ state: 'none' });
  });

  test('answers and a result of the right shape give the checked answers', () => {
    expect(readAddress(addressOf({ userInfo, results: recommendation }))).toEqual({ state: 'answers', userInfo });
    expect(readAddress(addressOf({ userInfo, results: { recommendation, considered: [] } })).state).toBe('answers');
  });

  test('answers alone are enough: they are decided on anew anyway', () => {
    expect(readAddress(addressOf({ userInfo }))).toEqual({ state: 'answers', userInfo });
  });

  test('what is missing, broken, wrong or far too long is broken', () => {
    for (const address of [
      addressOf({ results: recommendation }),
      '?userInfo=%7B&results=%7B',
      addressOf({ userInfo: { ...userInfo, age: '400' }, results: recommendation }),
      addressOf({ userInfo: { ...userInfo, extra: 1 }, results: recommendation }),
      addressOf({ userInfo, results: ['take 5 g of everything'] }),
      addressOf({ userInfo, results: { ...recommendation, summary: 'x'.repeat(120_000) } }),
    ]) {
      expect(readAddress(address)).toEqual({ state: 'broken' });
    }
  });
});

describe('the result in hand', () => {
  test('is kept for the session and comes back checked', () => {
    const result = { recommendation: structuredClone(recommendation) as never, considered: [] };
    keepResult({ userInfo, result });
    expect(readResult()).toEqual({ userInfo, result });
  });

  test('something else under the key is no result', () => {
    for (const text of ['', '{', '{"userInfo":{},"result":{}}', '7']) {
      sessionStorage.setItem('draft:quick-result', text);
      expect(readResult()).toBeNull();
    }
  });
});
