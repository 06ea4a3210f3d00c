const OFFLINE_HINT = 'You’re offline. Nothing you typed is lost. Connect to the internet and try again.';

/** A hint for a failed request when the browser knows it is offline. */
export function offlineHint(): { readonly hint?: string } {
  return globalThis.navigator?.onLine === false ? { hint: OFFLINE_HINT } : {};
}
