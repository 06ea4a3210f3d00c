import { expect, it } from 'vitest';
import { AppError, errorCatalogue } from './errors.ts';

/** Section 8 of the specification, typed a second time on purpose: table and list must match exactly. */
const specified = [
  ['email', 'Invalid email'],
  ['password', 'Password required'],
  ['password', 'Wrong password. Try again or click Forgot password to reset it.'],
  ['login', 'Too many login attempts. Try again later.'],
  ['login', 'No user is logged in'],
  ['verify', 'Please verify your email.'],
  ['general', 'Login error occured. Try again.'],
  ['general', 'There was an error. Try again.'],
  ['data', 'Failed to store data. Try again.'],
  ['data', 'Failed to store supplement suggested. Try again.'],
  ['data', 'Failed to store supplement chosen. Try again.'],
  ['data', 'No supplement suggestions found'],
  ['data', 'Failed to update supplement order. Try again.'],
  ['data', 'Failed to retrieve chosen supplement batch.'],
  ['data', 'Failed to retrieve latest suggested supplement batch.'],
  ['delete', 'Error deleting supplement'],
  ['search', 'Error in determing if supplement was already adde'],
  ['database', 'User document with data not found in database'],
  ['database', 'User document not found in database'],
  ['database', 'Failed to update questionnaire data. Please try again.'],
  ['quiz', 'Failed to save questionnaire data. Please try again.'],
] as const;

it.each(specified)('has the error %s: %s', (type, message) => {
  const rows = Object.values(errorCatalogue).filter((row) => row.message === message && row.type === type);
  expect(rows.length).toBeGreaterThan(0);
});

it('shows a caller the row, the field and the hint, and never the cause', () => {
  const error = new AppError('QUESTIONNAIRE_INVALID', {
    field: 'age',
    message: 'Please enter your age',
    hint: 'Enter a number.',
    cause: new Error('secret'),
  });
  expect(error.toBody('r-1')).toEqual({
    type: 'quiz',
    code: 'QUESTIONNAIRE_INVALID',
    message: 'Please enter your age',
    field: 'age',
    hint: 'Enter a number.',
    requestId: 'r-1',
  });
});
