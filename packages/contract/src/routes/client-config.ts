import { z } from 'zod';
import { CLIENT_CONFIG_PATH } from '../constants.ts';
import type { RouteContract } from './route.ts';

/** Configuration the web app needs before sign-in. None of it is secret. */
export const clientConfig = {
  method: 'GET',
  path: CLIENT_CONFIG_PATH,
  summary: 'Addresses and options of the web app',
  access: 'open',
  response: z.object({
    identity: z.object({
      mode: z.enum(['embedded', 'hosted']),
      accountsBase: z.string(),
      tokenBase: z.string(),
      apiKey: z.string(),
      providers: z.array(z.object({ id: z.string(), name: z.string() })),
      tokenSyncUrl: z.string().nullable(),
    }),
    /** Where to read the mails of a local installation; null if they are really sent. */
    localMailbox: z.string().nullable(),
  }),
  errors: [],
} as const satisfies RouteContract;
