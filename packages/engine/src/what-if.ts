import { type Answers, doseText, type Recommendation, type SuggestedSupplement } from '@evidose/contract';
import type { Prepared } from './prepare/prepare.ts';
import { recommend } from './recommend.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The difference that a change of answers makes. */
export interface Difference {
  readonly after: Recommendation;
  readonly outcomeChanged: boolean;
  readonly added: readonly SuggestedSupplement[];
  readonly removed: readonly (Named & { readonly because: string })[];
  readonly changed: readonly (Named & { readonly before: string; readonly after: string })[];
  readonly alertsAdded: readonly string[];
  readonly alertsRemoved: readonly string[];
  readonly monthlyCost: { readonly before: number; readonly after: number };
}

const amountOf = ({ dose, form }: SuggestedSupplement): string => `${doseText(dose)} as ${form.label}`;

function whyGone(after: Recommendation, id: string): string {
  const exclusion = after.excluded.find((each) => each.id === id);
  return exclusion?.reasons[0]?.message ?? 'The answers no longer give a reason for it.';
}

export function differenceBetween(before: Recommendation, after: Recommendation): Difference {
  const was = new Map(before.supplements.map((each) => [each.id, each]));
  const is = new Map(after.supplements.map((each) => [each.id, each]));
  const ids = (alerts: Recommendation['alerts']) => new Set(alerts.map(({ id }) => id));
  const alertsBefore = ids(before.alerts);
  const alertsAfter = ids(after.alerts);
  return {
    after,
    outcomeChanged: before.outcome !== after.outcome,
    added: after.supplements.filter(({ id }) => !was.has(id)),
    removed: before.supplements
      .filter(({ id }) => !is.has(id))
      .map(({ id, name }) => ({ id, name, because: whyGone(after, id) })),
    changed: after.supplements.flatMap((now) => {
      const then = was.get(now.id);
      if (then === undefined || amountOf(then) === amountOf(now)) return [];
      return [{ id: now.id, name: now.name, before: amountOf(then), after: amountOf(now) }];
    }),
    alertsAdded: [...alertsAfter].filter((id) => !alertsBefore.has(id)),
    alertsRemoved: [...alertsBefore].filter((id) => !alertsAfter.has(id)),
    monthlyCost: { before: before.cost.monthly, after: after.cost.monthly },
  };
}

/** "What if I were vegan?" The changed answers must have passed the questionnaire's check. */
export function whatIf(prepared: Prepared, answers: Answers, change: Partial<Answers>): Difference {
  return differenceBetween(recommend(prepared, answers), recommend(prepared, { ...answers, ...change }));
}
