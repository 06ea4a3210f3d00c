const NAME = 'evidose-identity';
/** What one tab writes to the storage reaches the next a moment later, and a lock does not wait for it. */
const STORAGE_LAG_MS = 150;

let last: Promise<unknown> = Promise.resolve();

/** Across tabs where the browser has locks; without them, inside this tab (the server forgives the rest). */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  }
  const { locks } = navigator;
  const atOnce = await locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { result: await work() },
  );
  if (atOnce !== null) return atOnce.result;
  return locks.request(NAME, async () => {
    await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
    return work();
  }) as Promise<T>;
}
