let last: Promise<unknown> = Promise.resolve();

/** Across tabs where the browser has locks; without them, inside this tab (the server forgives the rest). */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('evidose-identity', work) as Promise<T>;
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
