const OFFLINE_HINT = 'You’re offline. Nothing you typed is lost. Connect to the internet and try again.';

/** What to tell a person whose request did not get through, or nothing: the browser knows that there is no network. */
export function offlineHint(): { readonly hint?: string } {
  return globalThis.navigator?.onLine === false ? { hint: OFFLINE_HINT } : {};
}
