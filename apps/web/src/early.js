// Runs before the first paint and before every module. Keys and addresses are those of src/lib: theme.ts, gate.ts,
// features/identity/client/stored-session.ts and the routes of the contract.
try {
  const chosen = localStorage.getItem('theme');
  // A chosen theme never flashes the other one.
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;

  // A closed gate sends the person away at once: the words of the page behind it are not shown first (base.css).
  const end = localStorage.getItem('pinAuthExpiry') ?? '';
  const isOpen = (Number(end) || Date.parse(end)) > Date.now();
  if (!isOpen) document.documentElement.dataset.gate = 'closed';

  // On a slow line the plan is on its way while the scripts are still being read: src/lib/early-answer.ts takes it up.
  if (isOpen && location.pathname === '/dashboard') {
    const { idToken, expiresAt } = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
    const ask = (path) =>
      fetch(path, { headers: { accept: 'application/json', authorization: `Bearer ${idToken}` } }).catch(() => null);
    if (expiresAt - Date.now() > 60_000) {
      window.earlyAnswers = {
        token: idToken,
        byPath: new Map(
          ['/v1/me/supplements-suggested/latest', '/v1/me/supplements-chosen', '/v1/me/settled-alerts'].map((path) => [
            path,
            ask(path),
          ]),
        ),
      };
    }
  }
} catch {
  // Storage can be switched off or hold nonsense; the page then does without.
}
