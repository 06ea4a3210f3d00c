import { expect, test } from 'vitest';
import { eitherSignal } from './either-signal.ts';

test('it ends with the first of the two, and gives its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = eitherSignal(one.signal, other.signal);
  expect(either.aborted).toBe(false);
  other.abort('second');
  one.abort('first');
  expect(either.reason).toBe('second');
});

test('it has ended where one had ended before', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone');
});
