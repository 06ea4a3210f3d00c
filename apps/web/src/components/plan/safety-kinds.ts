import type { Exclusion } from '@evidose/contract';

type Kind = Exclusion['reasons'][number]['kind'];

/** Reasons of safety, as against reasons of taste, money or room. */
const SAFETY: ReadonlySet<Kind> = new Set<Kind>([
  'interaction',
  'condition',
  'pregnancy',
  'age',
  'allergy',
  'upper-limit',
  'advised-not-to-take',
  'lab',
  'lifestyle',
  'unrecognised-medication',
]);

export const isSafetyKind = (kind: Kind): boolean => SAFETY.has(kind);
export const isForSafety = ({ reasons }: Exclusion): boolean => reasons.some(({ kind }) => SAFETY.has(kind));
