const NAME = 'evidose-identity';
/** What one tab writes to the storage reaches the next a moment later, and a lock does not wait for it. */
const STORAGE_LAG_MS = 150;
/** A phone may put a tab to sleep that is in the middle of it. The others do not wait for it to wake up. */
const LONGEST_WAIT_MS = 6_000;

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
  return atOnce === null ? inTurn(locks, work) : atOnce.result;
}

async function inTurn<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  let isOurTurn = false;
  try {
    return (await locks.request(NAME, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, async () => {
      isOurTurn = true;
      await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
      return work();
    })) as T;
  } catch (thrown) {
    if (isOurTurn) throw thrown;
    return work();
  }
}
