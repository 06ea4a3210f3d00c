import { useEffect } from 'react';
import { becomeVerified, isVerifiedByNow } from '../client/verification.ts';

const LOOK_EVERY_MS = 3_000;

/** Looks every few seconds, while the page is seen, whether the link was opened: here, or on another device. */
export function useVerifiedWatch(): void {
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      try {
        if (document.visibilityState === 'visible' && (await isVerifiedByNow())) await becomeVerified();
      } catch {
        // Out of reach for the moment: the next look may find it.
      }
      if (!isLeft) timer = setTimeout(look, LOOK_EVERY_MS);
    };
    const lookAtOnce = () => void look();
    lookAtOnce();
    document.addEventListener('visibilitychange', lookAtOnce);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAtOnce);
    };
  }, []);
}
