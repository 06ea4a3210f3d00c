import { z } from 'zod';
import type { RouteContract } from './route.ts';

/** The identity protocol has no word for signing out; with our own service it ends the session on the server as well. */
export const endSession = {
  method: 'POST',
  path: '/v1/session/end',
  summary: 'Sign out: the refresh token and its ID tokens are worth nothing from now on',
  access: 'open',
  body: z.strictObject({ refreshToken: z.string().max(200) }),
  response: null,
  errors: [],
} as const satisfies RouteContract;

export const endAllSessions = {
  method: 'POST',
  path: '/v1/me/sessions/end',
  summary: 'Sign out everywhere',
  access: 'account',
  response: null,
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;
