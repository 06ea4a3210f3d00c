import { afterEach, expect, test, vi } from 'vitest';
import { withRetry } from './with-retry.ts';

afterEach(() => vi.restoreAllMocks());

/** Fails this many times, then succeeds. */
function failing(times: number) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`try ${calls}`);
    return 'page';
  };
  return { load, calls: () => calls };
}

test('what comes at once is asked for once', async () => {
  const { load, calls } = failing(0);
  expect(await withRetry(load, [1, 1])).toBe('page');
  expect(calls()).toBe(1);
});

test('what comes at the third try is there', async () => {
  const { load, calls } = failing(2);
  expect(await withRetry(load, [1, 1])).toBe('page');
  expect(calls()).toBe(3);
});

test('what never comes is given up after three tries, with the last reason', async () => {
  const { load, calls } = failing(9);
  await expect(withRetry(load, [1, 1])).rejects.toThrow('try 3');
  expect(calls()).toBe(3);
});

test('without a connection it is said at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, calls } = failing(9);
  await expect(withRetry(load, [1, 1])).rejects.toThrow('try 1');
  expect(calls()).toBe(1);
});
