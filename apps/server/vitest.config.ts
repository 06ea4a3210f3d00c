import { defineConfig } from 'vitest/config';
import { PATIENT } from '../../scripts/lib/test-patience.ts';

export default defineConfig({
  test: {
    ...PATIENT,
    name: '@evidose/server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // The files of a worker share what they import, the prepared knowledge above all: what a file changes is its own
    // database and its own app, and no module keeps a state that another file could find changed.
    isolate: false,
    // One real PostgreSQL for the whole run; each file that asks gets a database of its own.
    globalSetup: ['./test/database-setup.ts'],
  },
});
