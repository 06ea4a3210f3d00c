import { z } from 'zod';

/** What the catalog and the stored documents both use. */

export const SupplementId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Kinds of sources in display order, authorities first. */
export const sourceKinds = [
  'label',
  'regulator',
  'guideline',
  'fact-sheet',
  'review',
  'trial',
  'case-report',
  'reference',
  'web',
  'none',
] as const;
export const SourceKind = z.enum(sourceKinds);

/**
 * Where a fact comes from. Tier 1: journal, label, regulator; 2: hospital or monograph; 3: article; 0: general
 * knowledge.
 */
export const SourceEntry = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  year: z.number().nullable(),
  url: z.string().nullable(),
  tier: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  kind: SourceKind.default('reference'),
  /** Authors, title, place and year, if that says more than the title. */
  citation: z.string().optional(),
  /** The section with the passage. */
  section: z.string().optional(),
  /** What the passage says, in our words. */
  gist: z.string().optional(),
});

export type SourceEntry = z.infer<typeof SourceEntry>;
export type SourceKind = z.infer<typeof SourceKind>;
