import type { EffectRule, InteractionRule } from '../knowledge.ts';

export type InteractionDetails = Omit<InteractionRule, 'with' | 'inheritedFrom' | 'signed' | 'id'>;

/**
 * A rule about an effect that only requires a medicine is an interaction of everything with that effect: the drugs and
 * classes it concerns, and its message. Null if it requires more or has exceptions.
 */
export function asInteraction({
  when,
  unlessAny = [],
  effect,
  message,
  sources,
}: EffectRule): { readonly takes: readonly string[]; readonly details: InteractionDetails } | null {
  const [only] = when.all;
  if (only === undefined || when.all.length > 1 || when.unless.length > 0 || unlessAny.length > 0) return null;
  if (only.field !== 'takes' || !('in' in only)) return null;
  return {
    takes: only.in,
    details: {
      severity: 'major',
      action: 'avoid',
      mechanism: effect.replaceAll('-', ' '),
      message,
      sources,
      review: 'done',
      directness: 'mechanism',
      checked: null,
    },
  };
}
