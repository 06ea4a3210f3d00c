import { z } from 'zod';
import { SuggestedSupplement } from '../recommendation.ts';
import { ChosenSupplement } from './documents.ts';
import { Day } from './inputs.ts';
import { SupplementId } from './knowledge-documents.ts';
import type { RouteContract } from './route.ts';

export const addChosen = {
  method: 'POST',
  path: '/v1/me/supplements-chosen',
  summary: 'Choose a supplement',
  access: 'verified',
  body: z.strictObject({ id: SupplementId, supplement: SuggestedSupplement }),
  response: ChosenSupplement,
  errors: ['CHOSEN_NOT_STORED', 'BODY_TOO_LARGE', 'TOO_MUCH_STORED'],
} as const satisfies RouteContract;

export const listChosen = {
  method: 'GET',
  path: '/v1/me/supplements-chosen',
  summary: 'The chosen supplements, newest first',
  access: 'verified',
  response: z.object({ chosen: z.array(ChosenSupplement) }),
  errors: ['CHOSEN_NOT_READ'],
} as const satisfies RouteContract;

export const isChosen = {
  method: 'GET',
  path: '/v1/me/supplements-chosen/:id',
  summary: 'Whether a supplement was chosen already',
  access: 'verified',
  params: z.object({ id: SupplementId }),
  response: z.object({ isChosen: z.boolean() }),
  errors: ['CHOSEN_NOT_SEARCHED'],
} as const satisfies RouteContract;

/** Marks of a chosen supplement; whether it is ordered is stored on the newest batch (`setOrdered`). */
export const updateChosen = {
  method: 'PATCH',
  path: '/v1/me/supplements-chosen/:id',
  summary: 'Say since when a chosen supplement is taken, and how many units its pack holds',
  access: 'verified',
  params: z.object({ id: SupplementId }),
  body: z.strictObject({
    startedOn: Day.nullable().optional(),
    packUnits: z.number().int().min(1).max(10_000).nullable().optional(),
  }),
  response: ChosenSupplement,
  errors: ['CHOSEN_NOT_STORED', 'NOT_FOUND'],
} as const satisfies RouteContract;

export const deleteChosen = {
  method: 'DELETE',
  path: '/v1/me/supplements-chosen/:id',
  summary: 'Take a chosen supplement off the list',
  access: 'verified',
  params: z.object({ id: SupplementId }),
  response: null,
  errors: ['CHOSEN_NOT_DELETED'],
} as const satisfies RouteContract;
