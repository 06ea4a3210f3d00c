// Hands the provider's answer back to the page that asked for it. Served as it is: no build step touches it.
(() => {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  let begun = null;
  try {
    begun = JSON.parse(sessionStorage.getItem('providerRedirect') ?? 'null');
  } catch {
    begun = null;
  }
  // By redirect: this very tab went to the provider, so its own storage knows the state.
  if (begun !== null && begun.state === state) {
    sessionStorage.setItem('providerAnswer', location.href);
    location.replace('/log-in');
    return;
  }
  // By popup: only the page that waits for this state takes notice. Nobody waits: nothing happens.
  const channel = new BroadcastChannel('evidose-provider');
  channel.postMessage({ state, url: location.href });
  channel.close();
  window.close();
  // A window that this script may not close says what to do.
  document.getElementById('done').hidden = false;
})();
