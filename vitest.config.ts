import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Any stray console output is a defect: tests that expect it capture it themselves.
    onConsoleLog: () => undefined,
    // All cores: the default keeps one back, which is half of a small machine.
    maxWorkers: '100%',
    projects: ['packages/*', 'apps/*', 'scripts'],
  },
});
