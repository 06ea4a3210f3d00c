import { z } from 'zod';
import { Day } from './inputs.ts';
import type { RouteContract } from './route.ts';
import { Rating, Trial, TrialOffer } from './trial-documents.ts';

const TrialId = z.uuid();
const MOST_RATINGS_A_DAY = 3;

export const listTrials = {
  method: 'GET',
  path: '/v1/me/trials',
  summary: 'The person’s trials, newest first',
  access: 'verified',
  response: z.object({ trials: z.array(Trial) }),
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const listTrialOffers = {
  method: 'GET',
  path: '/v1/me/trial-offers',
  summary: 'How to find out whether each supplement helps: on and off, before and after, or by a test',
  access: 'verified',
  costs: 'heavy',
  response: z.object({ offers: z.array(TrialOffer) }),
  errors: ['USER_NOT_FOUND', 'SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const startTrial = {
  method: 'POST',
  path: '/v1/me/trials',
  summary: 'Start a trial that is offered; the order of its blocks is drawn by lot',
  access: 'verified',
  costs: 'heavy',
  body: z.strictObject({
    trialId: z.string().min(1).max(80),
    startsOn: Day,
    ratingsADay: z.int().min(1).max(MOST_RATINGS_A_DAY).default(1),
  }),
  response: z.object({ trial: Trial }),
  errors: ['USER_NOT_FOUND', 'NOT_FOUND', 'CONFLICT', 'DATA_NOT_STORED', 'TOO_MUCH_STORED'],
} as const satisfies RouteContract;

/** Small and idempotent, so that a reminder can carry it. */
export const rateTrialDay = {
  method: 'PUT',
  path: '/v1/me/trials/:trialId/ratings/:day',
  summary: 'Rate one time of a day of a running trial, or (null) take the rating back',
  access: 'verified',
  params: z.object({ trialId: TrialId, day: Day }),
  body: z.strictObject({
    time: z
      .int()
      .min(0)
      .max(MOST_RATINGS_A_DAY - 1)
      .default(0),
    rating: Rating.nullable(),
  }),
  response: z.object({ trial: Trial }),
  errors: ['NOT_FOUND', 'CONFLICT', 'DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const stopTrial = {
  method: 'POST',
  path: '/v1/me/trials/:trialId/stop',
  summary: 'End a trial early; its result is told only where it was stopped for harm',
  access: 'verified',
  params: z.object({ trialId: TrialId }),
  body: z.strictObject({ day: Day, because: z.enum(['harm', 'other']) }),
  response: z.object({ trial: Trial }),
  errors: ['NOT_FOUND', 'CONFLICT', 'DATA_NOT_STORED'],
} as const satisfies RouteContract;
