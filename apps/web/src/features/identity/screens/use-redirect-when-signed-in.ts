import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { takeReturn } from '../../../lib/return-to.ts';
import { useSession } from '../../../lib/session.ts';

/** Redirects as soon as somebody is signed in, here or in another tab. Same-origin paths only. */
export function useRedirectWhenSignedIn(otherwise: string, isWanted = true): boolean {
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const isGone = useRef(false);
  useEffect(() => {
    if (!isWanted || !isSignedIn || isGone.current) return;
    isGone.current = true;
    void navigate(takeReturn('login', otherwise), { replace: true });
  }, [isSignedIn, isWanted, navigate, otherwise]);
  return isSignedIn;
}
