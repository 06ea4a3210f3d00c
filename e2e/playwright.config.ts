import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A test that needs a second try has failed.
  retries: 0,
  // Generous on purpose: a busy machine is no fault of the product. A wait that ends is never shortened by it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the global set-up, once its server listens.
    baseURL: process.env['EVIDOSE_URL'] ?? 'http://localhost:3000',
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What fades in is drawn dozens of times by a machine without a graphics card. The journey keeps its motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs every test a quarter of its time, and only a failed one is looked at: `TRACE=1` when it is wanted.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
});
