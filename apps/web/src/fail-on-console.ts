import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** Console output on a page is a fault that nobody would notice. A test that expects it must catch it. */
const METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const method of METHODS) {
    globalThis.console[method] = (...words: unknown[]) => {
      said.push(`${method}: ${words.map(String).join(' ')}`);
    };
  }
});

afterEach(() => expect(said, 'the console was written to').toEqual([]));

/** Test files share a worker: globals replaced by one are restored before the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
