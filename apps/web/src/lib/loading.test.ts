import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWorkRunning, loadingStage, setLoadingStage, withLoading } from './loading.ts';

const seen: (string | null)[] = [];
const note = () => seen.push(sessionStorage.getItem('loading'));

beforeEach(() => {
  seen.length = 0;
  window.addEventListener('loading-change', note);
});
afterEach(() => window.removeEventListener('loading-change', note));

test('work turns the value on and off, and each turn is an event', async () => {
  const answer = await withLoading('Checking your medicines', async () => {
    expect(loadingStage.get()).toBe('Checking your medicines');
    setLoadingStage('Measuring doses');
    expect(isWorkRunning()).toBe(true);
    return 7;
  });
  expect(answer).toBe(7);
  expect(seen).toEqual(['true', 'false']);
  expect(loadingStage.get()).toBe('');
});

test('failed work ends it too, and fails on', async () => {
  const work = withLoading('Saving', () => Promise.reject(new Error('no network')));
  await expect(work).rejects.toThrow('no network');
  expect(sessionStorage.getItem('loading')).toBe('false');
  expect(isWorkRunning()).toBe(false);
});

test('two works at once end it once, with the last', async () => {
  await Promise.all([withLoading('One', async () => undefined), withLoading('Two', async () => undefined)]);
  expect(seen).toEqual(['true', 'false']);
});
