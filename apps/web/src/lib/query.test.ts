import { AppError } from '@evidose/contract';
import { expect, test } from 'vitest';
import { waitBeforeRetry } from './query.ts';

test('those who were turned away together come back apart, and no sooner than the server asked for', () => {
  const busy = new AppError('OVERLOADED', { retryAfterSeconds: 3 });
  const waits = Array.from({ length: 200 }, () => waitBeforeRetry(0, busy));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(3_000);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(2_000);
});

test('a later try waits longer', () => {
  const failed = new AppError('SOMETHING_FAILED');
  const mean = (failures: number) =>
    Array.from({ length: 400 }, () => waitBeforeRetry(failures, failed)).reduce((sum, wait) => sum + wait, 0) / 400;
  expect(mean(1)).toBeGreaterThan(1.5 * mean(0));
});
