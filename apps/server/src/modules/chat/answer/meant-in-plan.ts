import type { CatalogueEntry, Recommendation, SuggestedSupplement } from '@evidose/contract';
import type { Question } from '../understand/read-question.ts';
import type { Facts } from './answer.ts';

interface Known {
  readonly entries: readonly CatalogueEntry[];
  readonly factsOf: (id: string) => Facts | undefined;
}

/** What the plan holds for a goal: what it was chosen for, and else what is studied for it. */
export function servingInPlan(goal: string, { supplements }: Recommendation, entries: readonly CatalogueEntry[]) {
  const chosen = supplements.filter(({ reasons }) => reasons.some(({ value }) => value === goal));
  const studied = new Set(
    entries.filter(({ goals, tier }) => tier === 'suggestible' && goals.includes(goal)).map(({ id }) => id),
  );
  return { chosen, studied, all: supplements.filter((each) => studied.has(each.id) || chosen.includes(each)) };
}

/** An amount as people type it. Units of insulin are no amount here: nothing of a plan is counted in them. */
const AMOUNT = /(\d[\d,]*(?:\.\d+)?) ?(iu|units?|international units|mcg|µg|μg|ug|micrograms?|mg|milligrams?)\b/gi;
const IN_MICROGRAMS: Readonly<Record<string, number>> = { mcg: 1, µg: 1, μg: 1, ug: 1, mi: 1, mg: 1000 };

function isAmountOf({ dose }: SuggestedSupplement, facts: Facts | undefined, value: number, typed: string): boolean {
  const unit = typed.toLowerCase();
  if (/^(iu|unit|international)/.test(unit)) {
    const per = facts?.perInternationalUnit;
    return per !== undefined && Math.round(dose.amount / per) === value;
  }
  const weight = unit.startsWith('micro') ? 1 : unit.startsWith('milli') ? 1000 : (IN_MICROGRAMS[unit] ?? 0);
  return dose.amount * (IN_MICROGRAMS[dose.unit] ?? 0) === value * weight;
}

/** "Is 2000 units a lot?", "the one for sleep": which of the plan is meant where none is named. Nothing where it may be several. */
export function meantInPlan(
  message: string,
  { goals, isOneForGoal }: Pick<Question, 'goals' | 'isOneForGoal'>,
  plan: Recommendation,
  { entries, factsOf }: Known,
): Facts | undefined {
  const amounts = [...message.matchAll(AMOUNT)].map(([, value = '', unit = '']) => ({
    value: Number(value.replaceAll(',', '')),
    unit,
  }));
  const byAmount = plan.supplements.filter((item) =>
    amounts.some(({ value, unit }) => isAmountOf(item, factsOf(item.id), value, unit)),
  );
  const [goal] = goals;
  const serving = goal === undefined || !isOneForGoal ? undefined : servingInPlan(goal, plan, entries);
  const [only, another] = [byAmount, serving?.chosen ?? [], serving?.all ?? []].find((each) => each.length > 0) ?? [];
  return only === undefined || another !== undefined ? undefined : factsOf(only.id);
}
