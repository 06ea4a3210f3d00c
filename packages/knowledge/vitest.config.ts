import { defineProject } from 'vitest/config';

// The first load after a change reads all YAML, which takes seconds on a busy machine.
export default defineProject({ test: { name: '@evidose/knowledge', testTimeout: 60_000 } });
