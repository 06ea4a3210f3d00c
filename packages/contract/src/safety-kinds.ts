import type { Exclusion, ExclusionKind } from './recommendation.ts';

/** Reasons of preference, money or room. Every other reason counts as safety, new ones too unless listed here. */
const OTHER: ReadonlySet<ExclusionKind> = new Set<ExclusionKind>([
  'diet',
  'already-taking',
  'duplicate',
  'budget',
  'pill-burden',
  'format',
]);

export const isSafetyKind = (kind: ExclusionKind): boolean => !OTHER.has(kind);
export const isForSafety = ({ reasons }: Pick<Exclusion, 'reasons'>): boolean =>
  reasons.some(({ kind }) => isSafetyKind(kind));
