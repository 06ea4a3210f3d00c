import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../scripts/lib/test-timeouts.ts';

export default defineConfig({
  test: {
    ...TEST_TIMEOUTS,
    name: '@evidose/server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Files of one worker share their imports, above all the prepared knowledge. Each file has its own database and
    // app, and no module keeps state that another file could change.
    isolate: false,
    // One real PostgreSQL for the whole run; each file that needs one gets its own database.
    globalSetup: ['./test/database-setup.ts'],
  },
});
