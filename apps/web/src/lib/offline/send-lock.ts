const LOCK = 'evidose-waiting';

let last: Promise<unknown> = Promise.resolve();

/** One at a time across all tabs of this browser. Without https there are no locks, so only within this tab. */
export function withSendLock<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, work) as Promise<T>;
  const next = last.then(work, work);
  last = next;
  return next;
}
