import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` gives a second try, and names each test that needed it (decision 0300).
  retries: 0,
  // Generous on purpose: a machine that is five times slower is no fault of the product, and a wait that ends costs
  // nothing. One limit for all, so that no test is the first to fall; where much is broken, the run ends early instead.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  ...(process.env['CI'] ? { maxFailures: 10 } : {}),
  use: {
    // Set by the global set-up, once its server listens.
    baseURL: process.env['EVIDOSE_URL'] ?? 'http://localhost:3000',
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What a service worker fetches, no test can look at or hold back; those about it ask for one.
    serviceWorkers: 'block',
    // What fades in is drawn dozens of times by a machine without a graphics card. The journey keeps its motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs every test a quarter of its time, and only a failed one is looked at: `TRACE=1` when it is wanted.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
});
