import { QueryClient } from '@tanstack/react-query';
import { toAppError } from './errors.ts';
import { networkFirst } from './offline/network-first.ts';
import { withJitter } from './with-retry.ts';

const RETRIES = 2;

/** Refusals are final; only failures on the way are retried. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && toAppError(error).status >= 500;

/** An overloaded server has not started the work, so retrying is safe. */
const wasNotBegun = (failures: number, error: unknown): boolean =>
  failures < RETRIES && toAppError(error).code === 'OVERLOADED';

const FIRST_WAIT_MS = 1_000;

/** As long as the server asks for, or longer with each retry. */
export const waitBeforeRetry = (failures: number, error: unknown): number => {
  const { retryAfterSeconds = 0 } = toAppError(error).details;
  return withJitter(Math.max(FIRST_WAIT_MS * 2 ** failures, retryAfterSeconds * 2_000));
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Off by default in this network mode: refetches what failed offline.
      refetchOnReconnect: true,
      retry: isWorthRetrying,
      retryDelay: waitBeforeRetry,
      networkMode: 'always',
      persister: networkFirst,
    },
    // Offline changes fail visibly; queued silently, they would be lost with the tab.
    mutations: { retry: wasNotBegun, retryDelay: waitBeforeRetry, networkMode: 'always' },
  },
});
