import { AppError } from '@evidose/contract';
import { expect, test } from 'vitest';
import { isUnreachable } from './unreachable.ts';

const failed = (cause: unknown) => new AppError('DATA_NOT_STORED', { cause });

test.each([
  ['the network was gone', failed(new TypeError('Failed to fetch')), true],
  ['nobody answered in time', failed(new DOMException('slow', 'TimeoutError')), true],
  ['a gateway answered in the place of the server', failed(502), true],
  ['the sign-in could not be renewed', failed(failed(new TypeError('Failed to fetch'))), true],
  ['the server said no', new AppError('CONFLICT'), false],
  ['the server failed', new AppError('DATA_NOT_STORED'), false],
  ['a page of somebody else answered 404', failed(404), false],
  ['the page itself gave up asking', failed(new DOMException('left', 'AbortError')), false],
])('%s: out of reach is %3$s', (_, thrown, expected) => {
  expect(isUnreachable(thrown)).toBe(expected);
});
