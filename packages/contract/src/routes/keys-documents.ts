import { z } from 'zod';
import { apiPlanIds } from '../pricing.ts';

export const KEY_NAME_MAX = 60;
export const API_KEY_START = 'evd_';

export const ApiKeyEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  /** First characters, to tell keys apart. The rest is shown once and stored as a digest. */
  prefix: z.string(),
  createdAt: z.iso.datetime(),
  /** The day of the last call, to find unused keys. */
  lastUsedOn: z.iso.date().nullable(),
});
export type ApiKeyEntry = z.infer<typeof ApiKeyEntry>;

export const ApiAccount = z.object({
  plan: z.enum(apiPlanIds),
  callsThisMonth: z.number().int(),
  keys: z.array(ApiKeyEntry),
});
export type ApiAccount = z.infer<typeof ApiAccount>;
