import { z } from 'zod';
import { ResolvedAlert, resolutions } from './documents.ts';
import type { RouteContract } from './route.ts';

/** The path and `settled` keep the names that open tabs and downloads use. */
export const listResolvedAlerts = {
  method: 'GET',
  path: '/v1/me/settled-alerts',
  summary: 'The alerts that were resolved, newest first',
  access: 'verified',
  response: z.object({ settled: z.array(ResolvedAlert) }),
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

/** In the body rather than the address, because the key reveals what an alert is about. */
export const resolveAlert = {
  method: 'PUT',
  path: '/v1/me/settled-alerts',
  summary: 'Resolve an alert, or (null) open it again',
  access: 'verified',
  body: z.strictObject({
    key: z.string().min(1).max(200),
    title: z.string().min(1).max(300),
    how: z.enum(resolutions).nullable(),
  }),
  response: z.object({ settled: z.array(ResolvedAlert) }),
  errors: ['DATA_NOT_STORED', 'TOO_MUCH_STORED'],
} as const satisfies RouteContract;
