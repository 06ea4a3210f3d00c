import { defineProject } from 'vitest/config';
import { PATIENT } from '../../scripts/lib/test-patience.ts';

export default defineProject({ test: { ...PATIENT, name: '@evidose/engine' } });
