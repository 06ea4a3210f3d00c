import type { EffectRule, InteractionRule } from '../knowledge.ts';

/** What a rule over an effect says when it is told as an interaction. */
export type ToldInteraction = Omit<InteractionRule, 'with' | 'inheritedFrom' | 'signed' | 'id'>;

/**
 * A rule over an effect that asks only for a medicine is an interaction of everything with that effect: which drugs and
 * classes it concerns, and what it says. Null where it asks for more, or knows exceptions.
 */
export function asInteraction({
  when,
  unlessAny = [],
  effect,
  message,
  sources,
}: EffectRule): { readonly takes: readonly string[]; readonly told: ToldInteraction } | null {
  const [only] = when.all;
  if (only === undefined || when.all.length > 1 || when.unless.length > 0 || unlessAny.length > 0) return null;
  if (only.field !== 'takes' || !('in' in only)) return null;
  return {
    takes: only.in,
    told: {
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
