// Runs before the first paint, so that a chosen theme never flashes the other one. The same key is in src/lib/theme.ts.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage can be switched off; the system's theme then stands.
}
