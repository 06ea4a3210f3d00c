// Hands the provider's response to the page that asked for it. Served as is, without a build step.
(() => {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  let begun = null;
  try {
    begun = JSON.parse(sessionStorage.getItem('providerRedirect') ?? 'null');
  } catch {
    begun = null;
  }
  // By redirect: this tab went to the provider, so its own storage knows the state.
  if (begun !== null && begun.state === state) {
    sessionStorage.setItem('providerAnswer', location.href);
    location.replace('/log-in');
    return;
  }
  // By popup: only the page waiting for this state reacts. If nobody waits, nothing happens.
  const channel = new BroadcastChannel('evidose-provider');
  channel.postMessage({ state, url: location.href });
  channel.close();
  window.close();
  // For a window that this script may not close.
  document.getElementById('done').hidden = false;
})();
