import { AppError, type ErrorCode } from '@evidose/contract';
import { beforeEach, expect, test } from 'vitest';
import { clearAllErrors, clearError, errorIn, reportError } from './errors.ts';

beforeEach(clearAllErrors);

test.each([
  ['INVALID_EMAIL', 'fill'],
  ['PASSWORD_REQUIRED', 'password'],
  ['TOO_MANY_LOGINS', 'login'],
  ['EMAIL_NOT_VERIFIED', 'verify'],
  ['SOMETHING_FAILED', 'general'],
  ['QUESTIONNAIRE_NOT_SAVED', 'quiz'],
  ['USER_NOT_FOUND', 'database'],
  ['NO_SUGGESTIONS', 'database'],
  ['CHOSEN_NOT_DELETED', 'database'],
  ['CHOSEN_NOT_SEARCHED', 'database'],
] as const satisfies [ErrorCode, string][])('%s goes to the slot %s', (code, slot) => {
  reportError(new AppError(code));
  expect(errorIn(slot)?.code).toBe(code);
});

test('a slot is cleared without touching the others', () => {
  reportError(new AppError('WRONG_PASSWORD'));
  reportError(new AppError('TOO_MANY_LOGINS'));
  clearError('password');
  expect(errorIn('password')).toBeUndefined();
  expect(errorIn('login')?.message).toBe('Too many login attempts. Try again later.');
});

test('whatever else was thrown is shown as the general row', () => {
  expect(reportError(new TypeError('x is undefined')).message).toBe('There was an error. Try again.');
  expect(errorIn('general')?.code).toBe('SOMETHING_FAILED');
});
