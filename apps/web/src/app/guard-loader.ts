import type { PageGuard } from '@evidose/contract';
import { isGateOpen } from '../lib/gate.ts';
import { rememberReturn } from '../lib/return-to.ts';
import { currentSession, whenSessionKnown } from '../lib/session.ts';
import { hasCompletedSignup, hasPendingVerification } from '../lib/storage.ts';
import { type Decision, decide } from './guards.ts';

const decideNow = (guard: PageGuard, search: string): Decision =>
  decide(guard, {
    isGateOpen: isGateOpen(),
    session: currentSession(),
    hasPendingVerification: hasPendingVerification(),
    hasCompletedSignup: hasCompletedSignup(),
    carriesEmailedCode: (new URLSearchParams(search).get('oobCode') ?? '') !== '',
  });

export const mayStay = (guard: PageGuard, search: string): boolean => decideNow(guard, search).kind === 'enter';

export interface Whereabouts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

let wasInside = false;

/** Where a guard redirects to, or null to let the person in. Remembers where they were going. */
export async function findDetour(guard: PageGuard, to: Whereabouts): Promise<string | null> {
  let decision = decideNow(guard, to.search);
  if (decision.kind === 'wait') {
    await whenSessionKnown();
    decision = decideNow(guard, to.search);
  }
  // Signed out here: the next person should not be sent to this page.
  const hasLeft = wasInside && decision.kind === 'redirect' && decision.station === 'login';
  wasInside = decision.kind === 'enter' && guard === 'gate-and-verified-user';
  if (decision.kind !== 'redirect') return null;
  if (decision.station !== null && !hasLeft) rememberReturn(decision.station, to.pathname + to.search + to.hash);
  return decision.to;
}
