import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

/** Those with the longest tests, and the one that waits for the server's half minute: begun last, each would run alone. */
const LONGEST = /(watched|journey|questionnaire-(check|keyboard|touch)|pages)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // More than there are cores: a test mostly waits for one thing after the other.
  workers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: LONGEST },
  ],
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` retries once and names each test that needed it (decision 0300).
  retries: 0,
  // Generous on purpose: a machine that is five times slower is not a fault of the product, and a wait that succeeds
  // costs nothing. One limit for all tests; when much is broken, the run stops early instead.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  ...(process.env['CI'] ? { maxFailures: 10 } : {}),
  use: {
    // Set by the global setup once its server listens.
    baseURL: process.env['EVIDOSE_URL'] ?? 'http://localhost:3000',
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests cannot observe or delay what a service worker fetches; tests about it turn it on.
    serviceWorkers: 'block',
    // Fades are drawn dozens of times on a machine without a GPU. The journey test keeps its motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a quarter of each test's time, and only failures are looked at: set `TRACE=1` when needed.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
});
