import type { PageGuard } from '@evidose/contract';
import type { SessionState } from '../lib/session.ts';

/** Everything a guard may look at, collected once so that the decision is a pure function. */
export interface Situation {
  readonly isGateOpen: boolean;
  readonly session: SessionState;
  readonly hasPendingVerification: boolean;
  readonly hasCompletedSignup: boolean;
  /** The address carries an emailed code, which proves who the person is on any device. */
  readonly carriesEmailedCode: boolean;
}

export type Decision =
  | { readonly kind: 'enter' }
  | { readonly kind: 'wait' }
  | {
      readonly kind: 'redirect';
      readonly to: '/pin-auth' | '/log-in' | '/verify';
      readonly station: 'gate' | 'login' | null;
    };

const ENTER: Decision = { kind: 'enter' };
const TO_GATE: Decision = { kind: 'redirect', to: '/pin-auth', station: 'gate' };
const TO_LOGIN: Decision = { kind: 'redirect', to: '/log-in', station: 'login' };

export function decide(guard: PageGuard, situation: Situation): Decision {
  switch (guard) {
    case 'open':
      return ENTER;
    case 'gate':
      return situation.isGateOpen ? ENTER : TO_GATE;
    case 'pending-verification':
      if (situation.hasPendingVerification || situation.carriesEmailedCode) return ENTER;
      return { kind: 'redirect', to: '/log-in', station: null };
    case 'gate-and-signup':
      if (!situation.isGateOpen) return TO_GATE;
      return situation.hasCompletedSignup ? ENTER : { kind: 'redirect', to: '/log-in', station: null };
    case 'gate-and-verified-user':
      return situation.isGateOpen ? decideOnPerson(situation) : TO_GATE;
  }
}

function decideOnPerson({ session, hasPendingVerification }: Situation): Decision {
  if (session.status === 'unknown') return { kind: 'wait' };
  if (session.status === 'signed-out') return TO_LOGIN;
  if (session.user.emailVerified) return ENTER;
  return hasPendingVerification ? { kind: 'redirect', to: '/verify', station: null } : TO_LOGIN;
}
