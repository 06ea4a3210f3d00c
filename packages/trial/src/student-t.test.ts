import { expect, test } from 'vitest';
import { studentCdf } from './student-t.ts';

// Quantiles from standard tables of Student's t.
test.each([
  [12.706, 1, 0.975],
  [2.571, 5, 0.975],
  [2.228, 10, 0.975],
  [2.042, 30, 0.975],
  [1.812, 10, 0.95],
  [-2.228, 10, 0.025],
  [0, 7, 0.5],
])('P(T ≤ %d) with %d degrees of freedom is %d', (t, freedom, share) => {
  expect(studentCdf(t, freedom)).toBeCloseTo(share, 4);
});
