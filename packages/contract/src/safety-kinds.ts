import type { Exclusion, ExclusionKind } from './recommendation.ts';

/** Reasons of taste, money or room. Every other reason is one of safety, a new one too until somebody says otherwise here. */
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
