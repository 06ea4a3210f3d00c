import { setStatus } from './app-status.ts';

/** As device-store.ts has it, which is too large for every page. */
const DATABASE = 'evidose';

/** Nobody is signed in here any more: what was kept goes, what waited goes, and no notification comes. */
export function forgetDevice(): void {
  setStatus({ waiting: 0, told: [] });
  try {
    globalThis.indexedDB?.deleteDatabase(DATABASE);
  } catch {
    // Where the browser forbids it, nothing was kept either.
  }
  void unsubscribe().catch(() => undefined);
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
