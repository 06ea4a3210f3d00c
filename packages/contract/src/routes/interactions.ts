import { z } from 'zod';
import { InteractionCheck } from './catalogue-documents.ts';
import type { RouteContract } from './route.ts';

/** As people type it (commas or lines between names), or one name an entry. */
const Names = z.union([z.string().max(2000), z.array(z.string().max(120)).max(60)]);

/** POST although it only reads: what a person takes belongs in no address and no log. Nothing is stored. */
export const checkInteractions = {
  method: 'POST',
  path: '/v1/interactions/check',
  summary: 'Every known conflict among medicines and supplements, and what could not be checked',
  access: 'gate',
  body: z.strictObject({ medicines: Names, supplements: Names }),
  response: InteractionCheck,
  errors: [],
} as const satisfies RouteContract;
