import { defineProject } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../scripts/lib/test-timeouts.ts';

// Pure functions leave no state behind, so files of one worker share their imports, which halves the time.
export default defineProject({ test: { ...TEST_TIMEOUTS, isolate: false, name: '@evidose/knowledge' } });
