const LOCK = 'evidose-waiting';

let last: Promise<unknown> = Promise.resolve();

/** One after the other, also over all tabs of this browser. Without https a browser has no locks: then in this tab. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, work) as Promise<T>;
  const next = last.then(work, work);
  last = next;
  return next;
}
