import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Stray console output is a defect: tests that expect it capture it themselves.
    onConsoleLog: () => undefined,
    // More than there are cores (the default keeps one back): a test that waits for a database to start, be killed or
    // time out leaves its core to another file.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: ['packages/*', 'apps/*', 'scripts'],
  },
});
