import { expect, test } from 'vitest';
import { currentSession, type IdentityClient, type SessionState, startSession } from './session.ts';

const clientThatSays = (...states: SessionState[]): IdentityClient => ({
  start: (onChange) => states.forEach(onChange),
  getIdToken: async () => null,
  signOut: async () => undefined,
});

const user = { uid: 'u1', email: 'ada@example.com', emailVerified: true };

test('start-up records a signed-in person in the words of the specification', () => {
  startSession(clientThatSays({ status: 'signed-in', user }));
  expect(sessionStorage.getItem('userState')).toBe('Signed In');
  expect(currentSession()).toEqual({ status: 'signed-in', user });
});

test('a sign-out is recorded as well', () => {
  startSession(clientThatSays({ status: 'signed-in', user }, { status: 'signed-out' }));
  expect(sessionStorage.getItem('userState')).toBe('Signed Out');
});
