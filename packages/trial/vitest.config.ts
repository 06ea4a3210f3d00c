import { defineProject } from 'vitest/config';
import { PATIENT } from '../../scripts/lib/test-patience.ts';

// Pure functions leave no state behind, so files of one worker share their imports.
export default defineProject({ test: { ...PATIENT, isolate: false, name: '@evidose/trial' } });
