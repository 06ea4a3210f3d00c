import { z } from 'zod';
import { CatalogueEntry, SupplementFacts } from './catalogue-documents.ts';
import { SourceEntry, SupplementId } from './knowledge-documents.ts';
import type { RouteContract } from './route.ts';

export const listSources = {
  method: 'GET',
  path: '/v1/sources',
  summary: 'Every source the knowledge rests on',
  access: 'gate-or-key',
  isPublic: true,
  response: z.object({ sources: z.array(SourceEntry) }),
  errors: [],
} as const satisfies RouteContract;

/** The catalog and its pages carry an ETag: they change only with the knowledge. */
export const listSupplements = {
  method: 'GET',
  path: '/v1/supplements',
  summary: 'The whole catalogue in brief, with those we know but never suggest',
  access: 'gate-or-key',
  isPublic: true,
  response: z.object({ knowledgeVersion: z.string(), supplements: z.array(CatalogueEntry) }),
  errors: [],
} as const satisfies RouteContract;

export const readSupplement = {
  method: 'GET',
  path: '/v1/supplements/:id',
  summary: 'Everything known about one supplement, with its sources',
  access: 'gate-or-key',
  isPublic: true,
  params: z.object({ id: SupplementId }),
  response: SupplementFacts,
  errors: ['NOT_FOUND'],
} as const satisfies RouteContract;
