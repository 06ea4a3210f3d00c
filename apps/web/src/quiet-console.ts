import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** A page that writes to the console has a fault that nobody looks for there. A test that expects it catches it itself. */
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

/** The files of a worker share it: what one put in the place of something real is gone before the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
