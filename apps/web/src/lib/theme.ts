import { local } from './storage.ts';
import { observable, useObservable } from './store.ts';

export type Theme = 'light' | 'dark';

const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (darkSystem().matches ? 'dark' : 'light');

/** early.js sets the attribute before the first paint if a theme was chosen. */
function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

const theme = observable<Theme>('light');

export function startTheme(): void {
  theme.set(shownTheme());
  darkSystem().addEventListener('change', () => theme.set(shownTheme()));
}

export const useTheme = (): Theme => useObservable(theme);

/** Choosing the system's theme means following the system again. */
export function chooseTheme(next: Theme): void {
  if (next === systemTheme()) {
    local.remove('theme');
    delete document.documentElement.dataset['theme'];
  } else {
    local.write('theme', next);
    document.documentElement.dataset['theme'] = next;
  }
  theme.set(next);
}
