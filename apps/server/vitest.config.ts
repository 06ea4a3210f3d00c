import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@evidose/server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // One real PostgreSQL for the whole run; each file that asks gets a database of its own.
    globalSetup: ['./test/database-setup.ts'],
    // Real databases and processes on a shared machine: generous, since no test asserts on time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
