import { QueryClient } from '@tanstack/react-query';
import { toAppError } from './errors.ts';
import { askOrRecall } from './offline/ask-or-recall.ts';
import { aboutAsLong } from './try-again.ts';

const RETRIES = 2;

/** A refusal stays a refusal; only a failure on the way is worth another try. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && toAppError(error).status >= 500;

/** A server that is too busy has not begun: asking again changes nothing twice. */
const wasNotBegun = (failures: number, error: unknown): boolean =>
  failures < RETRIES && toAppError(error).code === 'OVERLOADED';

const FIRST_WAIT_MS = 1_000;

/** As long as the server asks for, or longer at each try. */
export const waitBeforeRetry = (failures: number, error: unknown): number => {
  const { retryAfterSeconds = 0 } = toAppError(error).details;
  return aboutAsLong(Math.max(FIRST_WAIT_MS * 2 ** failures, retryAfterSeconds * 2_000));
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Off by default in this network mode: what failed without a connection comes by itself once there is one.
      refetchOnReconnect: true,
      retry: isWorthRetrying,
      retryDelay: waitBeforeRetry,
      networkMode: 'always',
      persister: askOrRecall,
    },
    // Without a connection a change fails and says so; kept back in silence, it would be lost with the tab.
    mutations: { retry: wasNotBegun, retryDelay: waitBeforeRetry, networkMode: 'always' },
  },
});
