import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Skeleton, SkeletonRegion } from '../components/ui/skeleton.tsx';
import { gateChanges, isGateOpen } from '../lib/gate.ts';
import { rememberReturn } from '../lib/return-to.ts';
import { useSession } from '../lib/session.ts';
import { hasCompletedSignup, hasPendingVerification } from '../lib/storage.ts';
import { useObservable } from '../lib/store.ts';
import { type Decision, decide, type Guard } from './guards.ts';

/** Looks again on every navigation, when the gate changes and when the session does; never in the middle of typing. */
export function Guarded({ guard, children }: { readonly guard: Guard; readonly children: ReactNode }) {
  const session = useSession();
  const { search } = useLocation();
  useObservable(gateChanges);
  const decision = decide(guard, {
    isGateOpen: isGateOpen(),
    session,
    hasPendingVerification: hasPendingVerification(),
    hasCompletedSignup: hasCompletedSignup(),
    carriesEmailedCode: new URLSearchParams(search).has('oobCode'),
  });
  const wasInside = useRef(false);
  useEffect(() => {
    wasInside.current = session.status === 'signed-in';
  }, [session.status]);
  if (decision.kind === 'enter') return children;
  if (decision.kind === 'wait') return <WaitingPage />;
  // Somebody has signed out here: where they were is not where the next one wants to go.
  const isLeft = decision.station === 'login' && wasInside.current;
  return <Redirect {...decision} station={isLeft ? null : decision.station} />;
}

/** Goes elsewhere and keeps in mind where the person was going. */
function Redirect({ to, station }: Extract<Decision, { kind: 'redirect' }>) {
  const location = useLocation();
  const navigate = useNavigate();
  const from = location.pathname + location.search + location.hash;
  // Not earlier: the router starts to listen in its own layout effect, and would miss it.
  useEffect(() => {
    if (station !== null) rememberReturn(station, from);
    void navigate(to, { replace: true });
  }, [station, from, to, navigate]);
  return null;
}

function WaitingPage() {
  return (
    <div className="mx-auto min-h-[70vh] w-full max-w-page px-5 pt-20 sm:px-8">
      <SkeletonRegion label="Looking whether you are signed in">
        <Skeleton className="h-12 w-72" />
        <Skeleton className="mt-5 h-5 w-96 max-w-full" />
      </SkeletonRegion>
    </div>
  );
}
