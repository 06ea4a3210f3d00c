import { beforeEach, expect, test, vi } from 'vitest';
import { hasCompletedSignup, hasPendingVerification, session, writeDefaults } from './storage.ts';

// Before each test rather than after: a page of another file may still write while it unloads.
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test('start-up writes the two defaults of the specification', () => {
  writeDefaults();
  expect({ ...sessionStorage }).toEqual({ loading: 'false', userState: 'Signed Out' });
});

test('start-up keeps what is there', () => {
  sessionStorage.setItem('userState', 'Signed In');
  writeDefaults();
  expect(session.read('userState')).toBe('Signed In');
});

test.each([
  [null, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['ada@example.com', true],
])('a sign-up marker of %j counts as %j', (value, isSet) => {
  if (value !== null) sessionStorage.setItem('signupCompleted', value);
  expect(hasCompletedSignup()).toBe(isSet);
});

test('a pending verification is found in either storage', () => {
  expect(hasPendingVerification()).toBe(false);
  localStorage.setItem('pendingVerification', 'true');
  expect(hasPendingVerification()).toBe(true);
  localStorage.clear();
  sessionStorage.setItem('pendingVerification', 'true');
  expect(hasPendingVerification()).toBe(true);
});

test('a full storage keeps values for as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  session.write('quizData', '{"age":"34"}');
  expect(session.read('quizData')).toBe('{"age":"34"}');
  session.remove('quizData');
  expect(session.read('quizData')).toBeNull();
});
