import type { Interaction } from '@evidose/contract';
import type { InteractionRule } from '../knowledge.ts';

/** A row in words; `name` is the medicine or supplement on the other side. */
export function shownRow(
  name: string,
  rule: InteractionRule,
  { action, message }: Pick<Interaction, 'action' | 'message'> = rule,
): Interaction {
  const { severity, hours, directness } = rule;
  const sources = [...rule.sources];
  return hours === undefined
    ? { with: name, severity, action, message, sources, directness }
    : { with: name, severity, action, hours, message, sources, directness };
}
