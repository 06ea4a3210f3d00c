import { z } from 'zod';
import { CLIENT_CONFIG_PATH } from '../constants.ts';
import type { RouteContract } from './route.ts';

/** What the web app must know before anybody signs in. Nothing in it is secret. */
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
    /** Where emails can be read that a local set-up keeps to itself; null where they are really sent. */
    localMailbox: z.string().nullable(),
  }),
  errors: [],
} as const satisfies RouteContract;
