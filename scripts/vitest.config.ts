import { defineConfig } from 'vitest/config';
import { PATIENT } from './lib/test-patience.ts';

export default defineConfig({ test: { ...PATIENT, name: 'scripts', include: ['**/*.test.ts'] } });
