import { AppError, errorCatalogue } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { WireError } from './wire.ts';
import { type Doing, fromWire } from './wire-errors.ts';

const read = (message: string, doing: Doing, status = 400) => {
  const { type, message: words } = fromWire(new WireError(message, status, null), doing);
  return `${type}: ${words}`;
};
const row = (code: keyof typeof errorCatalogue) => `${errorCatalogue[code].type}: ${errorCatalogue[code].message}`;
const WRONG = row('WRONG_PASSWORD');

describe('a refusal of the identity service reads as the catalogue says', () => {
  test.each([
    ['INVALID_EMAIL', 'login', 'email: Invalid email'],
    ['MISSING_EMAIL', 'other', 'email: Invalid email'],
    ['MISSING_PASSWORD', 'login', 'password: Password required'],
    ['INVALID_PASSWORD', 'login', WRONG],
    ['INVALID_LOGIN_CREDENTIALS', 'login', WRONG],
    ['EMAIL_NOT_FOUND', 'login', WRONG],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account …',
      'login',
      'login: Too many login attempts. Try again later.',
    ],
    ['INVALID_ID_TOKEN', 'other', 'login: No user is logged in'],
    ['TOKEN_EXPIRED', 'other', 'login: No user is logged in'],
    ['USER_NOT_FOUND', 'other', 'login: No user is logged in'],
    ['USER_DISABLED', 'login', 'general: Login error occured. Try again.'],
    ['SOMETHING_NEW', 'login', 'general: Login error occured. Try again.'],
    ['SOMETHING_NEW', 'other', 'general: There was an error. Try again.'],
    ['EMAIL_NOT_FOUND', 'other', 'general: There was an error. Try again.'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'other', 'general: There was an error. Try again.'],
  ] as const)('%s at %s', (message, doing, expected) => {
    expect(read(message, doing)).toBe(expected);
  });

  test('429 and 401 by their status, 5xx and the network as the failure of what was being done', () => {
    expect(read('ANYTHING', 'login', 429)).toBe(row('TOO_MANY_LOGINS'));
    expect(read('ANYTHING', 'other', 401)).toBe(row('NOT_LOGGED_IN'));
    expect(read('INTERNAL_ERROR', 'login', 500)).toBe(row('LOGIN_FAILED'));
    expect(fromWire(new TypeError('Failed to fetch'), 'login').code).toBe('LOGIN_FAILED');
    expect(fromWire(new TypeError('Failed to fetch'), 'other').code).toBe('SOMETHING_FAILED');
    expect(fromWire(new AppError('SOMETHING_FAILED'), 'login').code).toBe('LOGIN_FAILED');
  });

  test('an error of ours stays what it is', () => {
    expect(fromWire(new AppError('EMAIL_NOT_VERIFIED'), 'login').message).toBe('Please verify your email.');
  });
});

describe('what the person can mend is said beside the field', () => {
  const details = (message: string) => fromWire(new WireError(message, 400, null), 'other').details;

  test.each([
    ['EMAIL_EXISTS', 'email', /already has an account/],
    ['WEAK_PASSWORD : Password should be at least 12 characters', 'password', /at least 12 characters/],
    ['WEAK_PASSWORD : Password is too easy to guess', 'password', /easy to guess/],
    ['EXPIRED_OOB_CODE', 'code', /expired/],
    ['INVALID_OOB_CODE', 'code', /already used/],
  ])('%s at %s', (message, field, hint) => {
    expect(details(message).field).toBe(field);
    expect(details(message).hint).toMatch(hint);
  });

  test('also when it happened while somebody was logging in once more', () => {
    const weak = fromWire(new WireError('WEAK_PASSWORD : Password is too easy to guess', 400, null), 'other');
    expect(fromWire(weak, 'login')).toBe(weak);
    expect(fromWire(weak, 'login').details.field).toBe('password');
  });

  test('and so is the time to wait', () => {
    expect(fromWire(new WireError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, '900'), 'login').details.retryAfterSeconds).toBe(
      900,
    );
  });
});
