import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Any stray console output is a defect: tests that expect it capture it themselves.
    onConsoleLog: () => undefined,
    // More than there are cores (the default keeps one back): what waits for a database that starts, is killed or falls
    // silent leaves its core to another file.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: ['packages/*', 'apps/*', 'scripts'],
  },
});
