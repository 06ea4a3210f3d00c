import { z } from 'zod';
import { InteractionCheck } from './catalogue-documents.ts';
import { Names } from './inputs.ts';
import type { RouteContract } from './route.ts';

/** POST although it only reads: what a person takes must not be in an address or a log. Nothing is stored. */
export const checkInteractions = {
  method: 'POST',
  path: '/v1/interactions/check',
  summary: 'Every known conflict among medicines and supplements, and what could not be checked',
  access: 'gate-or-key',
  isPublic: true,
  costs: 'heavy',
  body: z.strictObject({ medicines: Names, supplements: Names }),
  response: InteractionCheck,
  errors: [],
} as const satisfies RouteContract;
