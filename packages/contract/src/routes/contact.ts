import { z } from 'zod';
import type { RouteContract } from './route.ts';

/** `website` is a honeypot: no person sees it, so only a bot fills it in. */
const fields = {
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  message: z.string().trim().min(1).max(4000),
  website: z.string().max(200).optional(),
};

export const sendContact = {
  method: 'POST',
  path: '/v1/contact',
  summary: 'Write to us',
  access: 'open',
  body: z.strictObject(fields),
  response: z.object({ received: z.literal(true) }),
  errors: ['DATA_NOT_STORED', 'TOO_MANY_REQUESTS'],
} as const satisfies RouteContract;

export const sendBusinessLead = {
  method: 'POST',
  path: '/v1/business-leads',
  summary: 'Ask about Evidose for a clinic or a shop',
  access: 'gate',
  body: z.strictObject({ ...fields, company: z.string().trim().min(1).max(200) }),
  response: z.object({ received: z.literal(true) }),
  errors: ['DATA_NOT_STORED', 'TOO_MANY_REQUESTS'],
} as const satisfies RouteContract;

export const eraseMyMessages = {
  method: 'DELETE',
  path: '/v1/me/messages',
  summary: 'Delete the messages that were sent to us from the person’s own address',
  access: 'verified',
  response: null,
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;
