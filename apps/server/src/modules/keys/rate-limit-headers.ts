import type { AllowanceLeft } from './service.ts';

/** Months differ in length; the policy states the longest. */
const WINDOW_SECONDS = { minute: 60, month: 31 * 24 * 60 * 60 } as const;

/**
 * A plan's quota and what is left, as in the IETF draft "RateLimit header fields for HTTP": the policy with its quota
 * and window in seconds, then the remaining calls and the seconds until reset.
 */
export function rateLimitHeaders(left: AllowanceLeft): Record<string, string> {
  const windows = (['minute', 'month'] as const).flatMap((name) => {
    const allowance = left[name];
    return allowance === undefined ? [] : [{ name, ...allowance }];
  });
  return {
    'ratelimit-policy': windows.map(({ name, limit }) => `"${name}";q=${limit};w=${WINDOW_SECONDS[name]}`).join(', '),
    ratelimit: windows.map(({ name, left: calls, seconds }) => `"${name}";r=${calls};t=${seconds}`).join(', '),
  };
}
