import { z } from 'zod';
import type { RouteContract } from './route.ts';

export const gateStatus = {
  method: 'GET',
  path: '/v1/gate',
  summary: 'Whether this browser has passed the PIN gate, and until when',
  access: 'open',
  response: z.object({ open: z.boolean(), expiresAt: z.iso.datetime().nullable() }),
  errors: [],
} as const satisfies RouteContract;

export const verifyPin = {
  method: 'POST',
  path: '/v1/gate/pin',
  summary: 'Check the PIN; the answer is a ticket for accepting the terms',
  access: 'open',
  body: z.strictObject({ pin: z.string().max(64) }),
  response: z.object({ ticket: z.string() }),
  errors: ['INVALID_PIN', 'TOO_MANY_PINS'],
} as const satisfies RouteContract;

export const acceptTerms = {
  method: 'POST',
  path: '/v1/gate/terms',
  summary: 'Accept the terms of access; opens the gate for one hour',
  access: 'open',
  body: z.strictObject({ ticket: z.string().max(200), accepted: z.literal(true) }),
  response: z.object({ expiresAt: z.iso.datetime() }),
  errors: ['TICKET_EXPIRED'],
} as const satisfies RouteContract;
