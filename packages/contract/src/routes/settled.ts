import { z } from 'zod';
import { SettledAlert, settlements } from './documents.ts';
import type { RouteContract } from './route.ts';

export const listSettled = {
  method: 'GET',
  path: '/v1/me/settled-alerts',
  summary: 'The alerts that were settled, newest first',
  access: 'verified',
  response: z.object({ settled: z.array(SettledAlert) }),
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

/** In the body, not in the address: what an alert is about may be told by its key. */
export const settleAlert = {
  method: 'PUT',
  path: '/v1/me/settled-alerts',
  summary: 'Settle an alert, or (null) open it again',
  access: 'verified',
  body: z.strictObject({
    key: z.string().min(1).max(200),
    title: z.string().min(1).max(300),
    how: z.enum(settlements).nullable(),
  }),
  response: z.object({ settled: z.array(SettledAlert) }),
  errors: ['DATA_NOT_STORED', 'TOO_MUCH_STORED'],
} as const satisfies RouteContract;
