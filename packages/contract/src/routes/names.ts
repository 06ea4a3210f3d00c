import { z } from 'zod';
import { LONGEST_NAME_SEARCH } from '../constants.ts';
import { NameKind, NameMatch, UnderstoodName } from './questionnaire-documents.ts';
import type { RouteContract } from './route.ts';

/** Both are POST although they only read: what a person takes belongs in no address and no log. */

export const searchNames = {
  method: 'POST',
  path: '/v1/names/search',
  summary: 'Medicines and supplements whose name, brand or synonym begins like the text',
  access: 'gate',
  body: z.strictObject({ kind: NameKind, text: z.string().max(LONGEST_NAME_SEARCH) }),
  response: z.object({ matches: z.array(NameMatch) }),
  errors: [],
} as const satisfies RouteContract;

export const understandNames = {
  method: 'POST',
  path: '/v1/names/understand',
  summary: 'What each entry of a typed list of medicines or supplements is understood as',
  access: 'gate',
  body: z.strictObject({ kind: NameKind, text: z.string().max(2000) }),
  response: z.object({ items: z.array(UnderstoodName) }),
  errors: [],
} as const satisfies RouteContract;
