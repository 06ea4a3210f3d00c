// Runs before the first paint and before every module. The build puts in what it needs to know (app/prerender.tsx).

// A script that does not come, or breaks before the app stands, must not leave an empty page. Once it stands, base.css
// takes the note away again: what breaks then is told by the app itself.
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

try {
  const { keys, plan } = __EARLY__;
  const chosen = localStorage.getItem(keys.theme);
  // A chosen theme never flashes the other one.
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;

  // A closed gate sends the person away at once: the words of the page behind it are not shown first (base.css).
  const end = localStorage.getItem(keys.gateEnd) ?? '';
  const expiry = Number(end) || Date.parse(end);
  // As lib/gate.ts has it.
  const isOpen = expiry > Date.now() || (expiry > 0 && !navigator.onLine);
  if (!isOpen) document.documentElement.dataset.gate = 'closed';

  // On a slow line the plan is on its way while the scripts are still being read: src/lib/early-answer.ts takes it up.
  if (isOpen && location.pathname === plan.page) {
    const { idToken, expiresAt } = JSON.parse(localStorage.getItem(keys.session) ?? '{}');
    const headers = { accept: 'application/json', authorization: `Bearer ${idToken}` };
    const ask = (path) => fetch(path, { headers }).catch(() => null);
    if (expiresAt - Date.now() > 60_000) {
      window.earlyAnswers = { token: idToken, byPath: new Map(plan.calls.map((path) => [path, ask(path)])) };
    }
  }
} catch {
  // Storage can be switched off or hold nonsense; the page then does without.
}
