import { z } from 'zod';
import type { RouteContract } from './route.ts';
import { StandingAccess } from './session-documents.ts';

/** The identity protocol has no sign-out; with our own service this also ends the session on the server. */
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
  summary: 'Sign out everywhere; what opens something without a sign-in ends too, unless it is kept',
  access: 'account',
  body: z.strictObject({ keep: z.array(StandingAccess).max(StandingAccess.options.length) }).optional(),
  response: null,
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

/** Only with our own identity service: a hosted one does not share these. */
export const listSignIns = {
  method: 'GET',
  path: '/v1/me/sign-ins',
  summary: 'By what the person can sign in, and the devices that are signed in',
  access: 'account',
  response: z.object({
    hasPassword: z.boolean(),
    providers: z.array(
      z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), linkedAt: z.iso.datetime() }),
    ),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** In words: "Firefox on Windows". */
        device: z.string(),
        signedInAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        isThis: z.boolean(),
      }),
    ),
    /** How many of each give access without a sign-in. */
    standingAccess: z.record(StandingAccess, z.number().int()),
  }),
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const endOneSession = {
  method: 'DELETE',
  path: '/v1/me/sessions/:sessionId',
  summary: 'Sign one device out',
  access: 'account',
  params: z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
  response: null,
  errors: ['NOT_FOUND', 'SOMETHING_FAILED'],
} as const satisfies RouteContract;
