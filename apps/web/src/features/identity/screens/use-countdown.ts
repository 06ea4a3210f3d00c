import { useEffect, useState } from 'react';
import { session } from '../../../lib/storage.ts';

/** Seconds until something may be done again. Kept for the tab, so that a reload does not shorten it. */
export function useCountdown(name: string, seconds: number): { readonly left: number; readonly restart: () => void } {
  const key = `draft:wait-${name}` as const;
  const [until, setUntil] = useState(() => Number(session.read(key) ?? 0));
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.min(seconds, Math.ceil((until - now) / 1_000)));

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 250);
    return () => clearTimeout(timer);
  });

  return {
    left,
    restart: () => {
      const next = Date.now() + seconds * 1_000;
      session.write(key, String(next));
      setNow(Date.now());
      setUntil(next);
    },
  };
}
