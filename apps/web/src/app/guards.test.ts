import { expect, test } from 'vitest';
import { decide, type Situation } from './guards.ts';

const user = { uid: 'u1', email: 'ada@example.com', emailVerified: true };

const situationOf = (parts: Partial<Situation> = {}): Situation => ({
  isGateOpen: true,
  session: { status: 'signed-in', user },
  hasPendingVerification: false,
  hasCompletedSignup: false,
  carriesEmailedCode: false,
  ...parts,
});

const NOBODY = situationOf({ isGateOpen: false, session: { status: 'signed-out' } });

test('an open page lets anybody in', () => {
  expect(decide('open', NOBODY)).toEqual({ kind: 'enter' });
});

test.each(['gate', 'gate-and-signup', 'gate-and-verified-user'] as const)(
  'a closed gate comes before everything else (%s)',
  (guard) => {
    const decision = decide(guard, situationOf({ isGateOpen: false, hasCompletedSignup: true }));
    expect(decision).toEqual({ kind: 'redirect', to: '/pin-auth', station: 'gate' });
  },
);

test('verification needs its marker or an emailed code, and no gate', () => {
  expect(decide('pending-verification', NOBODY)).toMatchObject({ to: '/log-in' });
  expect(decide('pending-verification', { ...NOBODY, hasPendingVerification: true })).toEqual({ kind: 'enter' });
  expect(decide('pending-verification', { ...NOBODY, carriesEmailedCode: true })).toEqual({ kind: 'enter' });
});

test('completing a profile needs the marker of a sign-up', () => {
  expect(decide('gate-and-signup', situationOf())).toMatchObject({ to: '/log-in' });
  expect(decide('gate-and-signup', situationOf({ hasCompletedSignup: true }))).toEqual({ kind: 'enter' });
});

test('a plan waits until it is known who is there', () => {
  const decision = decide('gate-and-verified-user', situationOf({ session: { status: 'unknown' } }));
  expect(decision).toEqual({ kind: 'wait' });
});

test('a plan is for a signed-in person, who comes back after logging in', () => {
  const decision = decide('gate-and-verified-user', situationOf({ session: { status: 'signed-out' } }));
  expect(decision).toEqual({ kind: 'redirect', to: '/log-in', station: 'login' });
});

test('a plan is for a verified person', () => {
  const session = { status: 'signed-in', user: { ...user, emailVerified: false } } as const;
  expect(decide('gate-and-verified-user', situationOf())).toEqual({ kind: 'enter' });
  expect(decide('gate-and-verified-user', situationOf({ session }))).toMatchObject({ to: '/log-in' });
  expect(decide('gate-and-verified-user', situationOf({ session, hasPendingVerification: true }))).toMatchObject({
    to: '/verify',
  });
});
