import { useEffect, useState } from 'react';
import { session } from '../../../lib/storage.ts';

/** Between two verification mails. */
export const RESEND = { name: 'resend', seconds: 60 } as const;

/** Started before the screen shows, since the mail has just been sent. */
export function startCountdown(name: string, seconds: number): number {
  const until = Date.now() + seconds * 1_000;
  session.write(`draft:wait-${name}`, String(until));
  return until;
}

/** Seconds until the action is allowed again. Kept per tab, so that a reload does not shorten it. */
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
      setUntil(startCountdown(name, seconds));
      setNow(Date.now());
    },
  };
}
