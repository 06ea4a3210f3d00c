import { z } from 'zod';
import { LONGEST_NAME_SEARCH } from '../constants.ts';
import { NamesText } from './inputs.ts';
import { NameKind, NameMatch, ProductLabel, UnderstoodName, UnusedText } from './questionnaire-documents.ts';
import type { RouteContract } from './route.ts';

/** All are POST although they only read: what a person takes must not be in an address or a log. */

export const searchNames = {
  method: 'POST',
  path: '/v1/names/search',
  summary: 'Medicines, supplements and products whose name begins like the last entry of the text',
  access: 'gate-or-key',
  isPublic: true,
  costs: 'light',
  body: z.strictObject({ kind: NameKind, text: z.string().max(LONGEST_NAME_SEARCH) }),
  /** `from`: start of the entry in the text that a picked name replaces. */
  response: z.object({ matches: z.array(NameMatch), from: z.number().int() }),
  errors: [],
} as const satisfies RouteContract;

export const understandNames = {
  method: 'POST',
  path: '/v1/names/understand',
  summary: 'What each entry of a typed list of medicines or supplements is understood as',
  access: 'gate-or-key',
  isPublic: true,
  costs: 'heavy',
  body: z.strictObject({ kind: NameKind, text: NamesText }),
  response: z.object({ items: z.array(UnderstoodName), notUsed: z.array(UnusedText) }),
  errors: [],
} as const satisfies RouteContract;

export const productLabel = {
  method: 'POST',
  path: '/v1/names/label',
  summary: 'The label of a supplement: what a serving holds',
  access: 'gate-or-key',
  isPublic: true,
  costs: 'light',
  body: z.strictObject({ id: z.string().max(20) }),
  response: z.object({ label: ProductLabel.nullable() }),
  errors: [],
} as const satisfies RouteContract;
