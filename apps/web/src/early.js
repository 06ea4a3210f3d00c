// Runs before the first paint and before every module. The build inserts what it needs to know (app/prerender.tsx).

// A script that fails to load, or crashes before the app renders, must not leave a blank page. Once rendered, base.css
// hides the note: the app reports its own errors.
const tellThatItDidNotOpen = ({ target }) => {
  if (target !== window && target.tagName !== 'SCRIPT') return;
  const show = () => {
    const note = document.getElementById('did-not-open');
    note?.removeAttribute('hidden');
    note?.querySelector('a')?.setAttribute('href', location.href);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
};
addEventListener('error', tellThatItDidNotOpen, true);
addEventListener('unhandledrejection', tellThatItDidNotOpen);

// React Aria asks this on load, to learn whether the browser's language has a valid name. The browser would read its
// tables of all languages first, a tenth of a second or more on a slow phone; this gives the same answer.
Intl.DateTimeFormat.supportedLocalesOf = Intl.getCanonicalLocales;

try {
  const { keys, plan } = __EARLY__;
  const chosen = localStorage.getItem(keys.theme);
  // Avoids a flash of the other theme.
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;

  // A closed gate redirects at once, before the page behind it shows (base.css).
  const end = localStorage.getItem(keys.gateEnd) ?? '';
  const expiry = Number(end) || Date.parse(end);
  // Same rule as lib/gate.ts.
  const isOpen = expiry > Date.now() || (expiry > 0 && !navigator.onLine);
  if (!isOpen) document.documentElement.dataset.gate = 'closed';

  // On a slow line the plan loads while the scripts are still being parsed; src/lib/early-answer.ts picks it up.
  if (isOpen && location.pathname === plan.page) {
    const { idToken, expiresAt } = JSON.parse(localStorage.getItem(keys.session) ?? '{}');
    const headers = { accept: 'application/json', authorization: `Bearer ${idToken}` };
    const ask = (path) => fetch(path, { headers }).catch(() => null);
    if (expiresAt - Date.now() > 60_000) {
      window.earlyAnswers = { token: idToken, byPath: new Map(plan.calls.map((path) => [path, ask(path)])) };
    }
  }
} catch {
  // Storage may be disabled or corrupt; the page works without it.
}
