import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../scripts/lib/test-timeouts.ts';
import { earlyScript } from './build/early-script.ts';
import { firstLoad } from './build/first-load.ts';
import { pageHints } from './build/page-hints.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedFiles } from './build/shared-files.ts';

const SERVER = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const SERVED_BY_THE_SERVER = [
  '/v1',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/__/auth',
  '/health',
  '/dev',
];

/** The package hands out its build for developers to everybody; the other one lies beside it. */
const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');

const first = firstLoad();

export default defineConfig({
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  plugins: [react(), tailwindcss(), earlyScript(), pageHints(), serviceWorker(), precompress()],
  build: {
    outDir: 'dist',
    // Every browser we support knows modulepreload; the polyfill would only be weight.
    modulePreload: { polyfill: false },
    // Our content policy has no data: for fonts, and a small file costs less than a larger first script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A start shows what a newcomer needs, and not what took how long.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: first, priority: 1 }, ...sharedFiles(first)],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(SERVED_BY_THE_SERVER.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
  test: {
    ...TEST_TIMEOUTS,
    environment: 'happy-dom',
    // A page of its own for each file, but what they import is shared in a worker: a fifth of the time.
    isolate: false,
    setupFiles: ['./src/fail-on-console.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
