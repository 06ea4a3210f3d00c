import { setStatus } from './app-status.ts';

/** Copied from device-store.ts, which is too large for every page. */
const DATABASE = 'evidose';

/** Nobody is signed in any more: deletes cached data, waiting changes and the push subscription. */
export function forgetDevice(): void {
  setStatus({ waiting: 0, told: [] });
  try {
    globalThis.indexedDB?.deleteDatabase(DATABASE);
  } catch {
    // If the browser forbids storage, nothing was stored either.
  }
  void unsubscribe().catch(() => undefined);
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
