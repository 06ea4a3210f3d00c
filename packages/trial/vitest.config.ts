import { defineProject } from 'vitest/config';
import { PATIENT } from '../../scripts/lib/test-patience.ts';

// Pure functions leave nothing to the next file, so the files of a worker share what they import.
export default defineProject({ test: { ...PATIENT, isolate: false, name: '@evidose/trial' } });
