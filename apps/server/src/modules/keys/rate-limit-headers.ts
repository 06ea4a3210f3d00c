import type { AllowanceLeft } from './service.ts';

/** A month is a window of differing length; the policy states the longest. */
const WINDOW_SECONDS = { minute: 60, month: 31 * 24 * 60 * 60 } as const;

/**
 * What a plan allows and what is left of it, as the IETF draft "RateLimit header fields for HTTP" writes it: the policy
 * with its quota and window in seconds, then the calls that are left and the seconds until the quota is whole again.
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
