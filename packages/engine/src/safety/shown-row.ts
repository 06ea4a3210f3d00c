import type { Interaction, InteractionAction } from '@evidose/contract';
import type { InteractionRule } from '../knowledge.ts';

/** A row as the person reads it: `name` is the medicine or supplement on the other side. */
export function shownRow(name: string, rule: InteractionRule, action: InteractionAction = rule.action): Interaction {
  const { severity, hours, message, directness } = rule;
  const sources = [...rule.sources];
  return {
    with: name,
    severity,
    action,
    ...(hours === undefined ? {} : { hours }),
    message,
    sources,
    directness,
  };
}
