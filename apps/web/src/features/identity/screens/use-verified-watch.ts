import { useEffect } from 'react';
import { becomeVerified, isVerifiedByNow } from '../client/verification.ts';

const LOOK_EVERY_MS = 3_000;

/** While the page is visible, polls whether the link was opened on any device. */
export function useVerifiedWatch(): void {
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      try {
        if (document.visibilityState === 'visible' && (await isVerifiedByNow())) await becomeVerified();
      } catch {
        // Offline for now; the next poll may succeed.
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
