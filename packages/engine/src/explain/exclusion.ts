import type { Exclusion } from '@evidose/contract';
import type { Finding } from '../model.ts';

export function exclusionOf(
  { id, name }: { readonly id: string; readonly name: string },
  findings: readonly Finding[],
): Exclusion {
  return {
    id,
    name,
    reasons: findings.map(({ kind, message, because, sources, directness, wouldChange }) => ({
      kind,
      message,
      because: [...because],
      sources: [...sources],
      directness,
      wouldChange,
    })),
  };
}
