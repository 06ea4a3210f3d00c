const NAME = 'evidose-identity';
/** A write to storage reaches other tabs slightly later, and a lock does not wait for that. */
const STORAGE_LAG_MS = 150;
/** A phone may suspend a tab that holds the lock. The others do not wait for it. */
const LONGEST_WAIT_MS = 6_000;

let last: Promise<unknown> = Promise.resolve();

/** Across tabs where the browser has locks; otherwise within this tab (the server tolerates the rest). */
export async function withRenewalLock<T>(work: () => Promise<T>): Promise<T> {
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
