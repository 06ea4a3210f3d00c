import { defineConfig } from 'vitest/config';
import { PATIENT } from '../../scripts/lib/test-patience.ts';

export default defineConfig({
  test: {
    ...PATIENT,
    name: '@evidose/server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // One real PostgreSQL for the whole run; each file that asks gets a database of its own.
    globalSetup: ['./test/database-setup.ts'],
  },
});
