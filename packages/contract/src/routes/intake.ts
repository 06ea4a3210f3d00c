import { z } from 'zod';
import { Slot } from '../recommendation.ts';
import { IntakeEntry } from './documents.ts';
import { Day } from './inputs.ts';
import { SupplementId } from './knowledge-documents.ts';
import type { RouteContract } from './route.ts';

const State = z.enum(['taken', 'skipped']).nullable();

export const readIntake = {
  method: 'GET',
  path: '/v1/me/intake/:day',
  summary: 'What was taken or skipped on a day; what is missing was not recorded',
  access: 'verified',
  params: z.object({ day: Day }),
  response: z.object({ entries: z.array(IntakeEntry) }),
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const recordIntake = {
  method: 'PUT',
  path: '/v1/me/intake/:day',
  summary: 'Record one supplement in one slot as taken, skipped, or (null) not recorded',
  access: 'verified',
  params: z.object({ day: Day }),
  takesIdempotencyKey: true,
  body: z.strictObject({
    supplementId: SupplementId,
    slot: Slot,
    state: State,
    /** The recorded state when the person pressed: if it has changed since, nothing is changed (409). */
    seen: State.optional(),
  }),
  response: z.object({ entries: z.array(IntakeEntry) }),
  errors: ['DATA_NOT_STORED', 'TOO_MUCH_STORED', 'CONFLICT'],
} as const satisfies RouteContract;

export const readAdherence = {
  method: 'GET',
  path: '/v1/me/adherence',
  summary: 'Taken and skipped in the last 30 days, by supplement; days without a record do not count',
  access: 'verified',
  response: z.object({
    supplements: z.array(z.object({ id: SupplementId, taken: z.number().int(), skipped: z.number().int() })),
    /** The same by day; days without a record are left out. */
    days: z.array(z.object({ day: Day, id: SupplementId, taken: z.number().int(), skipped: z.number().int() })),
  }),
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;
