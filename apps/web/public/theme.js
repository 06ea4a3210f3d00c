// Runs before the first paint, so that a chosen theme never flashes the other one. The same key is in src/lib/theme.ts.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  // A closed gate sends the person away at once: the words of the page behind it are not shown first (base.css).
  const end = localStorage.getItem('pinAuthExpiry') ?? '';
  const isOpen = (Number(end) || Date.parse(end)) > Date.now();
  if (!isOpen) document.documentElement.dataset.gate = 'closed';
} catch {
  // Storage can be switched off; the system's theme then stands.
}
