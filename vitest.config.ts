import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Any stray console output is a defect: tests that expect it capture it themselves.
    onConsoleLog: () => undefined,
    projects: ['packages/*', 'apps/*', 'scripts'],
  },
});
