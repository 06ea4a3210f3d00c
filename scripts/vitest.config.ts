import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from './lib/test-timeouts.ts';

export default defineConfig({ test: { ...TEST_TIMEOUTS, name: 'scripts', include: ['**/*.test.ts'] } });
