import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';

type Prerender = typeof import('../src/app/prerender.tsx');

let loaded: Promise<Prerender> | undefined;

/** What the app's own components draw at build time, and what its own modules say: src/app/prerender.tsx, run by Node. */
export function loadPrerender(root: string): Promise<Prerender> {
  loaded ??= runnerImport<Prerender>(join(root, 'src/app/prerender.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
  }).then(({ module }) => module);
  return loaded;
}
