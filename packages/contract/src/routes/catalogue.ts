import { z } from 'zod';
import { SourceEntry } from './documents.ts';
import type { RouteContract } from './route.ts';

export const listSources = {
  method: 'GET',
  path: '/v1/sources',
  summary: 'Every source the knowledge rests on',
  access: 'gate',
  response: z.object({ sources: z.array(SourceEntry) }),
  errors: [],
} as const satisfies RouteContract;
