import { z } from 'zod';
import { CheckIn, CheckInDue, LabValue, ListChange, RatedThing } from './check-in-documents.ts';
import { Day } from './inputs.ts';
import { SupplementId } from './knowledge-documents.ts';
import type { RouteContract } from './route.ts';

const MOST_RATINGS = 60;
const MOST_CHANGES = 20;

export const listCheckIns = {
  method: 'GET',
  path: '/v1/me/check-ins',
  summary: 'What the person rated and measured so far, oldest first, and when to look again',
  access: 'verified',
  response: z.object({
    checkIns: z.array(CheckIn),
    due: z.array(CheckInDue),
    /** Days with recorded intake, starting a month before the first check-in. */
    taken: z.array(z.object({ day: Day, supplementId: SupplementId })),
  }),
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

/**
 * One a day; a second one replaces it. Test results and changed lists go into the answers in the same step, so that the
 * engine uses them at once and an unsafe trial ends.
 */
export const saveCheckIn = {
  method: 'PUT',
  path: '/v1/me/check-ins/:day',
  summary: 'Save a check-in: ratings, new test results, medicines and supplements started or stopped',
  access: 'verified',
  params: z.object({ day: Day }),
  body: z.strictObject({
    ratings: z.array(RatedThing).max(MOST_RATINGS),
    labs: z.array(LabValue).max(MOST_RATINGS).default([]),
    labsTakenOn: Day.nullable().default(null),
    changes: z.array(ListChange).max(MOST_CHANGES).default([]),
  }),
  response: z.object({ checkIn: CheckIn }),
  errors: ['QUESTIONNAIRE_INVALID', 'USER_NOT_FOUND', 'DATA_NOT_STORED', 'TOO_MUCH_STORED'],
} as const satisfies RouteContract;
